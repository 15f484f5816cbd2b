// The games of this client, one line for each; they are offered in the order of these names.
export { default as dawnfall } from "./dawnfall";
export { default as theEdge } from "./the_edge";
export { default as maelstrom } from "./maelstrom";
