/**
 * The interface of all scenes, {@link knightschool.ui.scene.SetupDrivenScene}, and the optional capabilities of scenes,
 * each an interface of its own.
 *
 * <table>
 * <caption>All capabilities</caption>
 * <tr><th>Capability<th>A scene that has it<th>Classes that ask for it<th>Packages of the scenes that have it
 * <tr><td>{@link knightschool.ui.scene.AnswerFeedbackScene}
 * <td>marks on its board which parts of an answer are right<td>QuizSceneBinding
 * <td>compare, figure, walk
 * <tr><td>{@link knightschool.ui.scene.ArrowKeyScene}
 * <td>handles the arrow keys itself<td>ArrowKeyScene
 * <td>compare, editor, experiment, level, play, statemap, tour, tourmap
 * <tr><td>{@link knightschool.ui.scene.BoardTaskScene}
 * <td>has a board that a question asks to edit<td>QuizSceneBinding
 * <td>editor
 * <tr><td>{@link knightschool.ui.scene.ChangeNotifyingScene}
 * <td>says when the user changes it<td>GameQuiz, QuizSceneBinding
 * <td>compare, editor, figure, play, statemap, walk
 * <tr><td>{@link knightschool.ui.scene.DocumentScene}
 * <td>holds a document<td>SetupCastingScene
 * <td>census, editor, experiment, play, statemap
 * <tr><td>{@link knightschool.ui.scene.FrameStyleClassProvidingScene}
 * <td>has a look of its own<td>ResponsiveSceneFrame
 * <td>compare, editor
 * <tr><td>{@link knightschool.ui.scene.GameTaskScene}
 * <td>has a game that a question asks to continue<td>GameQuiz
 * <td>play
 * <tr><td>{@link knightschool.ui.scene.GestureHelpScene}
 * <td>has gestures, for the help<td>GlossaryScene, HelpCard, LessonScene
 * <td>census, compare, editor, experiment, figure, glossary, lesson, level, play, statemap, tour, tourmap, walk
 * <tr><td>{@link knightschool.ui.scene.InPlaceUpdateScene}
 * <td>changes to another set-up in place<td>SetupCastingScene
 * <td>editor, figure, play, walk
 * <tr><td>{@link knightschool.ui.scene.LegendScene}
 * <td>has a legend for its signs<td>GlossaryScene, LegendPlacer, LessonPageSwitcher
 * <td>census, compare, editor, experiment, figure, glossary, lesson, level, play, runs, statemap, tour, tourmap,
 * walk
 * <tr><td>{@link knightschool.ui.scene.MultiDocumentScene}
 * <td>holds several documents<td>SetupCastingScene
 * <td>editor, play, plugin
 * <tr><td>{@link knightschool.ui.scene.NumberAndLetterKeyScene}
 * <td>is acted on by keys that name something on its board<td>GlossaryScene, LessonScene, WindowKeyHandler
 * <td>compare, glossary, lesson, level, play, statemap, tourmap, walk
 * <tr><td>{@link knightschool.ui.scene.PaletteContentProvidingScene}
 * <td>can be searched beyond its commands<td>AllPaletteEntries
 * <td>compare, lesson, level
 * <tr><td>{@link knightschool.ui.scene.PartHidingScene}
 * <td>hides parts that would answer a question<td>SlideKeyRouter, WithheldSceneParts
 * <td>compare, editor, experiment, figure, statemap, tour, walk
 * <tr><td>{@link knightschool.ui.scene.PersistentStateScene}
 * <td>saves progress<td>LessonScene, SceneCache
 * <td>lesson, level
 * <tr><td>{@link knightschool.ui.scene.PickingScene}
 * <td>lets squares or moves be picked as an answer<td>QuizSceneBinding
 * <td>compare, figure
 * <tr><td>{@link knightschool.ui.scene.PictureOpeningScene}
 * <td>reads boards from pictures<td>MainWindow
 * <td>editor, play
 * <tr><td>{@link knightschool.ui.scene.QuizAnswerProvidingScene}
 * <td>has an answer to a question<td>QuizSceneBinding
 * <td>compare, figure, level, play, statemap, walk
 * <tr><td>{@link knightschool.ui.scene.SceneContainingScene}
 * <td>shows another scene inside it<td>CurrentWindowCommands
 * <td>lesson
 * <tr><td>{@link knightschool.ui.scene.SearchRunsTransferScene}
 * <td>hands tables of search runs from beside a slide to its tab<td>OpenSlide
 * <td>census, experiment, runs
 * <tr><td>{@link knightschool.ui.scene.ShrinkableBoardScene}
 * <td>has boards that make room for larger text<td>MainWindowView
 * <td>compare, lesson
 * <tr><td>{@link knightschool.ui.scene.SidePaneScene}
 * <td>has a pane of further information<td>ResponsiveSceneFrame
 * <td>figure, walk
 * <tr><td>{@link knightschool.ui.scene.TableOpeningScene}
 * <td>opens tables<td>MainWindow
 * <td>census, experiment, statemap
 * <tr><td>{@link knightschool.ui.scene.ToolbarScene}
 * <td>has controls in the bar of the window<td>MainWindow
 * <td>census, compare, experiment, glossary, lesson, level, play, statemap, tour, tourmap
 * <tr><td>{@link knightschool.ui.scene.UndoTransferScene}
 * <td>has an undo history that outlives it<td>OpenSlide
 * <td>editor, play, statemap, walk
 * <tr><td>{@link knightschool.ui.scene.UndoableScene}
 * <td>has an undo history<td>LessonCommands, LessonPageSwitcher, OpenSlide
 * <td>census, compare, editor, experiment, level, play, statemap, tour, tourmap, walk
 * <tr><td>{@link knightschool.ui.scene.VisibilityAwareScene}
 * <td>is told when it appears and disappears<td>GameQuiz, GlossaryScene, LessonScene, SceneCache, SceneNavigation
 * <td>census, compare, editor, experiment, glossary, lesson, level, play, statemap, tour, tourmap
 * </table>
 *
 * <p>A caller requests a capability with {@link knightschool.ui.scene.SetupDrivenScene#offer} and has to cope with its
 * absence.
 *
 * <p>Not here: the window around the scenes ({@code shell}), and the scenes themselves.
 */
package knightschool.ui.scene;
