# The options of a match of Maelstrom's Edge, for people who choose them.

mode-maelstrom-duel = Two sides
mode-maelstrom-duel-about = Two forces of 60 points each.
option-table = Table
option-table-about = The terrain that you play on.
option-table-ash-canyon = Ash Canyon
option-table-frontier-town = Frontier Town
option-table-old-quarter = Old Quarter
option-table-relay-outpost = Relay Outpost
option-table-storm-heights = Storm Heights
option-mission = Mission
option-mission-about = What earns victory points.
option-letter-marksman = Marksman by the letter
option-letter-marksman-about = Reads the rule of Marksman word by word.
option-letter-cover = Cover by the letter
option-letter-cover-about = Reads the rules of cover word by word.
option-letter-hill = Hills by the letter
option-letter-hill-about = Reads the rules of hills word by word.
option-mission-bloodbath = Bloodbath
option-mission-contested-harvest = Contested Harvest
option-mission-do-or-die = Do or Die
option-mission-domination-vips = Domination - VIPs
option-mission-dusk-convoy = Dusk Convoy
option-mission-escalation = Escalation
option-mission-falling-stars = Falling Stars
option-mission-forward-unto-victory = Forward Unto Victory
option-mission-groundfahll = Groundfahll
option-mission-night-raid = Night Raid
option-mission-purple-gold = Purple Gold
option-mission-split-research = Split Research
option-mission-strike-and-hold = Strike and Hold
option-mission-supply-run = Supply Run
option-mission-surgical-strike = Surgical Strike
option-mission-the-last-stand = The Last Stand
option-mission-vips-breakthrough = VIPs - Breakthrough
option-mission-worth-more-than-your-head = Worth More Than Your Head

# What the factions are like, for people who choose one.

faction-karist-about = Faith and strange energy: Troopers under their Kaddar, Praetorians with glaives, walkers out of the shadow and the Angels that they keep. The Enclave comes close, strikes hard and knows little fear.
faction-epirian-about = Contractors, drones and marksmen of a company that guards what it owns. The Foundation shoots well from afar, holds its cover and sends machines ahead.
faction-broken-about = Outcasts with scrap guns and burn bottles, in great numbers. Any one of the Broken is weak; together they overrun what stands alone.
faction-artarian-about = The few that are left of an old power, in armor that little gets through. Each model of the Remnant counts for many, and each loss hurts.

# What happens when an answer is left out.

passed-handover = The other side activates its next unit.
passed-finishdeployment = Deployment is over; what is not on the table stays in reserve.

# How a match ends.

