package knightschool.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.edit.EditHistory;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.files.InputFault;
import knightschool.picture.file.NamedPicture;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.editor.answer.TourExistenceModel;
import knightschool.ui.editor.fact.GraphFactsModel;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.GraphWithControls;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.picture.PictureImporter;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.BoardTaskScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.FrameStyleClassProvidingScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.MultiDocumentScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.PictureOpeningScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.HomePageCard;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.Theme;

/** The board editor: its boards, the graph of the current one, and whether it has a tour. */
public final class EditorScene
        implements InPlaceUpdateScene<EditorSetup>,
                DocumentScene<EditorSetup>,
                MultiDocumentScene<EditorSetup>,
                UndoableScene,
                UndoTransferScene<EditorScene.BoardEdits>,
                ChangeNotifyingScene,
                PartHidingScene,
                BoardTaskScene,
                VisibilityAwareScene,
                LegendScene,
                FrameStyleClassProvidingScene,
                ArrowKeyScene,
                GestureHelpScene,
                PictureOpeningScene {
    private final SceneHost shell;
    private final ScenePlacement form;

    /** Whether the file of a board that is open is shown again: it says nothing of the graph and the tool. */
    private boolean openedAgain;

    private final EditorModels models;
    private final BoardEditorModel model;
    private final TourExistenceModel tours;
    private final GraphFactsModel facts;
    private final BoardFiles files;
    private final OpenBoardSetupMapping boards;
    private final EditorSetupMapping setup;
    private final BoardAndGraphViews views;
    private final EditorCommandWiring controls;
    private final EditorView view;
    private final DocumentFileManager documents;
    private final PictureImporter pictures;
    private final ChangeListener<Theme> dresser;

    /**
     * The edits kept for a board.
     *
     * @param board the board after the edits
     */
    record BoardEdits(Board board, EditHistory history) {}

    /** Returns the descriptor of the scene, which has a tab. */
    public static SceneDescriptor<EditorSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.EDITOR,
                        EditorWords.TITLE,
                        EditorSetup.class,
                        EditorSetupMapping::first,
                        (shell, form) -> new EditorScene(shell, form, new WindowFileDialogs(shell)))
                .picturedBy("#editor-board", ".graph-pane")
                .openingPictures()
                .inviting(new HomePageCard(EditorWords.CARD, EditorWords.CARD_WORDS, EditorScene::cardPicture))
                .namingUnsaved((setup, work) -> OpenBoardSetupMapping.unsavedName(setup.board(), work.data()));
    }

    /** Draws a board with holes. */
    private static Sketch cardPicture() {
        Board board = BoardText.parse("....\n.#K.\n....\n.#..\n");
        return BoardDrawing.of(BoardGeometry.bare(board, HomePageCard.SQUARE));
    }

    EditorScene(SceneHost shell, ScenePlacement form, FileDialogs questions) {
        this.shell = shell;
        this.form = form;
        this.models = EditorModels.of(shell.messages()::refuse, Platform::runLater);
        this.model = models.editor();
        this.tours = models.tours();
        this.facts = models.facts();
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.files = new BoardFiles(model, documents, shell.messages()::show);
        this.boards = new OpenBoardSetupMapping(model, files);
        this.views = BoardAndGraphViews.of(shell, form);
        this.setup = new EditorSetupMapping(models, views.graph());
        this.controls = new EditorCommandWiring(
                shell,
                models,
                files,
                views,
                new EditorCommandWiring.Host(this::showAside, this::turnFacts, this::pastePicture));
        this.view = new EditorView(shell, form, models, views, controls);
        offerOnGraph(controls.commands());
        this.pictures = new PictureImporter(
                shell, form, BuiltInSceneKinds.EDITOR, new PictureImporter.Host(view.node(), view::focus, this::take));
        view.show(this::isShown);
        if (form == ScenePlacement.WINDOW) {
            view.node().addEventFilter(KeyEvent.KEY_PRESSED, key -> EditorCommandWiring.filter(key, commands()));
        }
        this.dresser = (_, _, now) -> view.setPalette(now.palette());
        shell.themeProperty().addListener(dresser);
        view.setPalette(shell.themeProperty().get().palette());
        if (form == ScenePlacement.WINDOW) {
            view.offer(Command.named(pictures.opening(), PictureImporter.OPEN));
        }
        listen();
    }

    private void listen() {
        model.boardProperty().addListener(_ -> shell.messages().clear());
        if (form == ScenePlacement.WINDOW) {
            setup.keepIn(shell.settings());
        }
    }

    /** Fills the menus of the graph. */
    private void offerOnGraph(EditorCommands commands) {
        GraphWithControls panel = views.panel();
        panel.offerMeasures(measure -> commands.named(GraphViewCommands.id(measure)));
        panel.offer(CommandButtonFactory.toggle(
                commands.named(GraphViewCommands.NAMES), views.graph().namedProperty()));
        panel.offer(CommandButtonFactory.toggle(
                commands.named(GraphViewCommands.FREEZE), views.graph().frozenProperty()));
        panel.offer(CommandButtonFactory.item(commands.named(BoardEditCommands.FIT)));
        panel.offer(new SeparatorMenuItem());
        panel.offer(CommandButtonFactory.item(commands.named(EditorCommands.SAVE_GRAPH)));
        panel.offer(CommandButtonFactory.item(commands.named(EditorCommands.SAME_GRAPH)));
    }

    private void showAside(Optional<Node> column) {
        view.showAside(column);
    }

    private void turnFacts() {
        view.turnFacts();
    }

    private void pastePicture() {
        pictures.paste();
    }

    /** Takes a board read from a picture as a single edit, after asking about unsaved work. */
    private void take(Board board, Runnable followUp) {
        files.afterChanges(() -> {
            model.takeUnsaved(board);
            followUp.run();
        });
    }

    /**
     * Shows a set-up. A board that is too large for the editor is refused with a message, and the display stays as it
     * is.
     */
    @Override
    public void open(EditorSetup next) {
        try {
            if (form == ScenePlacement.WINDOW) {
                boards.show(next.source());
            } else {
                model.show(next.board());
            }
        } catch (InputFault fault) {
            shell.messages().show(fault);
            return;
        }
        pictures.leave();
        if (!openedAgain) {
            setup.show(next);
        }
        view.show(this::isShown);
    }

    @Override
    public void change(EditorSetup setup, boolean goesOn) {
        model.change(setup.board(), goesOn);
    }

    @Override
    public EditorSetup now() {
        return setup.now();
    }

    @Override
    public void keepStart(int square) {
        model.keepStart(square);
    }

    @Override
    public UndoHistory undoHistory() {
        return model;
    }

    @Override
    public Class<BoardEdits> editsType() {
        return BoardEdits.class;
    }

    @Override
    public BoardEdits edits() {
        // The history ends the stroke that is under way, so it is asked first.
        EditHistory history = model.history().copy();
        return new BoardEdits(model.board(), history);
    }

    @Override
    public boolean adoptEdits(BoardEdits before) {
        boolean fits = before.board().equals(model.board());
        if (fits) {
            model.adoptHistory(before.history());
        }
        return fits;
    }

    /** Returns whether a control is shown: in a window all are, on a slide those that the set-up names. */
    private boolean isShown(SceneControl control) {
        return form == ScenePlacement.WINDOW || setup.names(control);
    }

    BoardEditorModel model() {
        return model;
    }

    TourExistenceModel tours() {
        return tours;
    }

    GraphFactsModel facts() {
        return facts;
    }

    @Override
    public List<LegendEntry> signs() {
        return pictures.signs(view::signs);
    }

    @Override
    public Node node() {
        return pictures.node();
    }

    @Override
    public void openPicture(NamedPicture picture) {
        pictures.open(picture);
    }

    @Override
    public String style() {
        return "beside-editor";
    }

    @Override
    public List<Command> commands() {
        return pictures.commands(controls.commands(this::isShown));
    }

    @Override
    public List<GestureDescription> gestures() {
        return pictures.gestures(controls.gestures(this::isShown, takesArrows()));
    }

    /** Beside a slide the arrow keys turn slides, unless they step through a solution. */
    @Override
    public boolean takesArrows() {
        return isShown(SceneControl.BUTTONS)
                && tours.walkPlayback().shownProperty().get();
    }

    @Override
    public void onShown() {
        pictures.focus();
    }

    @Override
    public void onHidden() {
        // Work goes on while the scene is hidden: only another board would request it again.
        tours.walkPlayback().playback().pause();
    }

    @Override
    public void onChanged(Runnable changed) {
        model.boardProperty().addListener(_ -> changed.run());
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        view.leaveOutAnswer(leftOut.contains(EditorSetup.ANSWER));
        view.hideAnswer(parts.contains(EditorSetup.ANSWER));
    }

    @Override
    public boolean isSettled() {
        return models.isSettled()
                && views.isSettled()
                && controls.isSettled()
                && documents.isSettled()
                && pictures.isSettled();
    }

    @Override
    public List<UnsavedWork> unsaved() {
        List<UnsavedWork> all = new ArrayList<>(boards.unsaved(now()));
        pictures.corrected().map(now()::on).map(UnsavedWork::inNoFile).ifPresent(all::add);
        return all;
    }

    @Override
    public Optional<EditorSetup> saved() {
        return boards.saved(model.boards().front(), now());
    }

    @Override
    public List<EditorSetup> sessionSetups() {
        return boards.sessionSetups(now());
    }

    @Override
    public List<EditorSetup> savedSessionSetups() {
        return boards.savedSessionSetups(now());
    }

    @Override
    public void bringBack(List<EditorSetup> setups) {
        boards.bringBack(setups);
    }

    @Override
    public void restore(UnsavedWork work) {
        boards.standApart();
        files.restore(work.file(), work.stamp());
        boards.putBack(work.data());
    }

    @Override
    public void beforeOpen(EditorSetup next, Runnable goOn) {
        boolean isBoardOnly = next.equals(EditorSetup.of(next.source()));
        boolean isOpen = next.source().file().flatMap(model.boards()::of).isPresent();
        boards.beforeOpen(next.source(), () -> {
            openedAgain = isBoardOnly && isOpen;
            try {
                goOn.run();
            } finally {
                openedAgain = false;
            }
        });
    }

    @Override
    public List<UnsavedDocument> documents() {
        List<UnsavedDocument> all = new ArrayList<>();
        if (isShown(SceneControl.FILES)) {
            all.addAll(files.documents());
            all.addAll(pictures.documents());
        }
        return all;
    }

    @Override
    public void close() {
        shell.themeProperty().removeListener(dresser);
        pictures.close();
        models.close();
        controls.close();
        view.close();
        views.close();
        documents.close();
    }
}
