import { closingTheNightMarket } from './closing-the-night-market.ts';
import { electricityBill } from './electricity-bill.ts';
import { everHigher } from './ever-higher.ts';
import { farthestHomes } from './farthest-homes.ts';
import { fewestRides } from './fewest-rides.ts';
import { foldedStrip } from './folded-strip.ts';
import { freshPlaylist } from './fresh-playlist.ts';
import { islandRadio } from './island-radio.ts';
import { lanternTower } from './lantern-tower.ts';
import { mountainPost } from './mountain-post.ts';
import { noTwins } from './no-twins.ts';
import { pairedBookmarks } from './paired-bookmarks.ts';
import { raceResults } from './race-results.ts';
import { rainyDelivery } from './rainy-delivery.ts';
import { redCord } from './red-cord.ts';
import { roadBudget } from './road-budget.ts';
import { rollCall } from './roll-call.ts';
import { seatsForTheTrip } from './seats-for-the-trip.ts';
import { shuffledShelf } from './shuffled-shelf.ts';
import { slidingTemperatures } from './sliding-temperatures.ts';
import { snackMap } from './snack-map.ts';
import { stepCounter } from './step-counter.ts';
import { stickerSwap } from './sticker-swap.ts';
import { studyRooms } from './study-rooms.ts';
import { sunnyStreak } from './sunny-streak.ts';
import type { TestDataPlan } from './test-data-plan.ts';
import { theCatComesHome } from './the-cat-comes-home.ts';
import { theDeadLamp } from './the-dead-lamp.ts';
import { theLongestEcho } from './the-longest-echo.ts';
import { tilingTheCorridor } from './tiling-the-corridor.ts';
import { trailRations } from './trail-rations.ts';
import { twoLighthouses } from './two-lighthouses.ts';
import { twoSacksOfRice } from './two-sacks-of-rice.ts';
import { twoTeams } from './two-teams.ts';
import { wateringTheBeds } from './watering-the-beds.ts';

/** By display id. */
export const testDataPlans: Readonly<Record<string, TestDataPlan>> = {
  T1001: twoSacksOfRice,
  T1002: seatsForTheTrip,
  T1003: closingTheNightMarket,
  T1004: stickerSwap,
  T1005: sunnyStreak,
  T1006: electricityBill,
  T1007: lanternTower,
  T1008: rollCall,
  T2001: pairedBookmarks,
  T2002: raceResults,
  T2003: stepCounter,
  T2004: freshPlaylist,
  T2005: redCord,
  T2006: foldedStrip,
  T2007: twoLighthouses,
  T2008: theCatComesHome,
  T3001: trailRations,
  T3002: islandRadio,
  T3003: fewestRides,
  T3004: twoTeams,
  T3005: theDeadLamp,
  T3006: everHigher,
  T3007: studyRooms,
  T4001: slidingTemperatures,
  T4002: roadBudget,
  T4003: shuffledShelf,
  T4004: rainyDelivery,
  T4005: tilingTheCorridor,
  T4006: farthestHomes,
  T5001: wateringTheBeds,
  T5002: snackMap,
  T5003: theLongestEcho,
  T5004: mountainPost,
  T5005: noTwins,
};
