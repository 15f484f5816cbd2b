// The dummy game, as a client registers it.
import type { Game } from "../../src/games/game";

const game: Game = {
  name: "dice",
  labels: { name: "A die and two seats", first: "Six points win.", keys: "" },
  start: {
    first: {},
    army: "red",
    armies: () => [],
    starter: "",
    other: "",
    layouts: false,
    lists: false,
    asked: [],
    options: () => ({}),
  },
  primer: [],
  client: () => import("./client"),
  thumbnail: () => import("./thumbnail"),
};
export default game;
