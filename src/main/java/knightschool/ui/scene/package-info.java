/**
 * The interface of all scenes, {@link knightschool.ui.scene.SetupDrivenScene}, and the optional capabilities of scenes,
 * each an interface of its own.
 *
 * <ul>
 *   <li>Questions answered on the scene: {@link knightschool.ui.scene.QuizAnswerProvidingScene},
 *       {@link knightschool.ui.scene.PickingScene}, {@link knightschool.ui.scene.AnswerFeedbackScene},
 *       {@link knightschool.ui.scene.QuizTaskGameScene}.
 *   <li>Hidden parts: {@link knightschool.ui.scene.PartHidingScene}.
 *   <li>One or several documents: {@link knightschool.ui.scene.DocumentScene},
 *       {@link knightschool.ui.scene.MultiDocumentScene}; saved progress:
 *       {@link knightschool.ui.scene.PersistentStateScene}.
 *   <li>An undo history that outlives the scene: {@link knightschool.ui.scene.UndoTransferScene}; any:
 *       {@link knightschool.ui.history.UndoableScene}.
 *   <li>Notification when the scene appears and disappears: {@link knightschool.ui.scene.VisibilityAwareScene};
 *       controls in the bar of the window: {@link knightschool.ui.scene.ToolbarScene}; boards read from pictures:
 *       {@link knightschool.ui.scene.PictureOpeningScene}.
 *   <li>A legend for the signs on the board: {@link knightschool.ui.scene.LegendScene}.
 *   <li>Display beside the text of a slide: {@link knightschool.ui.scene.SidePaneScene},
 *       {@link knightschool.ui.scene.InPlaceUpdateScene}.
 *   <li>A look of its own: {@link knightschool.ui.scene.FrameStyleClassProvidingScene}.
 *   <li>Keys and gestures: {@link knightschool.ui.scene.GestureHelpScene}, {@link knightschool.ui.scene.ArrowKeyScene},
 *       {@link knightschool.ui.scene.NumberKeyScene}.
 * </ul>
 *
 * <p>A caller requests a capability with {@link knightschool.ui.scene.SetupDrivenScene#offer} and has to cope with its
 * absence.
 *
 * <p>Not here: the window around the scenes ({@code shell}), and the scenes themselves.
 */
package knightschool.ui.scene;
