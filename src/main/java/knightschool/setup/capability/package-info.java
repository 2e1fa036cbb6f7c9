/**
 * The capabilities that some set-ups have and others do not, each an interface of its own: a board
 * ({@link knightschool.setup.capability.SetupOnBoard}), another graph
 * ({@link knightschool.setup.capability.SetupOnPlacedGraph}), searches
 * ({@link knightschool.setup.capability.SideBySideSearchSetup}), a game
 * ({@link knightschool.setup.capability.TourGameSetup}, {@link knightschool.setup.capability.SlidingPuzzleGameSetup}),
 * an answer that the user makes ({@link knightschool.setup.capability.BoardBuildingSetup},
 * {@link knightschool.setup.capability.CounterexampleBuildingSetup}), and what a slide can show of it
 * ({@link knightschool.setup.capability.SlideOmittedPartsSetup},
 * {@link knightschool.setup.capability.AnswerSpoilingSetup}).
 *
 * <p>A caller requests a capability with {@link knightschool.setup.capability.CapabilityHolder#offer} and has to cope
 * with its absence.
 *
 * <p>Not here: the capabilities that answer with another set-up, which stand beside it
 * ({@link knightschool.setup.RightAnswerShowingSetup}, {@link knightschool.setup.AnimatedPictureSetup}), and those of
 * scenes (ui.scene).
 */
package knightschool.setup.capability;
