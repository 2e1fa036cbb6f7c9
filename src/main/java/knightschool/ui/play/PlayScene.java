package knightschool.ui.play;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.export.GamePathFormat;
import knightschool.files.ExtensionFormat;
import knightschool.files.InputFault;
import knightschool.picture.file.NamedPicture;
import knightschool.play.CrossGameUndoHistory;
import knightschool.play.Hint;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.position.Position;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.history.LockableUndoHistory;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GameTaskScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.MultiDocumentScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PictureOpeningScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.HomePageCard;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTimer;

/** The scene of a game: the user looks for a tour, and may ask whether it can still be found. */
public final class PlayScene
        implements InPlaceUpdateScene<PlaySetup>,
                DocumentScene<PlaySetup>,
                MultiDocumentScene<PlaySetup>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                UndoableScene,
                UndoTransferScene<PlayScene.GameEdits>,
                GameTaskScene,
                VisibilityAwareScene,
                LegendScene,
                ToolbarScene,
                ArrowKeyScene,
                GestureHelpScene,
                NumberAndLetterKeyScene,
                PictureOpeningScene,
                PlayCommands.Scene {
    private static final DocumentTypeDescriptor<DrawnTour> TOUR = DocumentTypeDescriptor.export(
            PlayWords.SAVE_TOUR,
            FileDialogFormat.all(GamePathFormat.class, PlayWords::of),
            (file, tour, context) -> ExtensionFormat.of(GamePathFormat.class, file)
                    .orElseThrow()
                    .bytes(tour.position(), tour.palette(), context::requireWanted));

    private final SceneHost shell;
    private final ScenePlacement form;
    private final PlayModel model = new PlayModel();
    private final WinnabilityModel answers = new WinnabilityModel(model, Platform::runLater);
    private final RequestedHintsModel hints = new RequestedHintsModel(model, Platform::runLater);
    private final BackgroundWorker randomBoardWorker = BackgroundWorker.newest("random board", Platform::runLater);
    private final DocumentFileManager documents;
    private final MoveSound sound;
    private final PlayCommands commands;
    private final UndoHistory history;
    private final PlayView view;
    private final PulseTimer pulse;
    private final Optional<GameBoardChooser> boards;

    /** The path of a game with the colours of its pictures. */
    private record DrawnTour(Position position, ColourPalette palette) {}

    /** The games up to a set-up. */
    record GameEdits(PlaySetup setup, CrossGameUndoHistory.Handover<PlayModel.PastGame> games) {}

    /** Returns the descriptor of the scene, which has a tab. */
    public static SceneDescriptor<PlaySetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.PLAY,
                        PlayWords.TITLE,
                        PlaySetup.class,
                        _ -> PlaySetup.of(WrittenBoard.usual()),
                        PlayScene::new)
                .picturedBy(".board-canvas")
                .openingPictures()
                .inviting(new HomePageCard(PlayWords.CARD, PlayWords.CARD_WORDS, PlayScene::cardPicture));
    }

    /** Draws a game in progress. */
    private static Sketch cardPicture() {
        Board board = Board.full(4, 4);
        KnightPath path = new KnightPath(new int[] {8, 1, 7, 14, 5, 3, 10});
        Position position = Position.ofPath(Problem.open(board, 8), path);
        return BoardDrawing.of(
                BoardGeometry.bare(board, HomePageCard.SQUARE),
                position,
                PlayerPathStyle.INK,
                PositionLayers.of(true, false, false));
    }

    PlayScene(SceneHost shell, ScenePlacement form) {
        this(shell, form, new WindowFileDialogs(shell));
    }

    PlayScene(SceneHost shell, ScenePlacement form, FileDialogs questions) {
        this.shell = shell;
        this.form = form;
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.sound = new MoveSound(shell, Platform::runLater);
        this.commands = new PlayCommands(model, answers, hints, sound.onProperty(), this);
        this.history = new LockableUndoHistory(model, answers.demonstration().shownProperty(), commands::demonstrated);
        this.view = new PlayView(form, model, answers, hints, commands);
        PlaybackModel playback = answers.demonstration().playback();
        PlaybackModel finish = view.finishPlayback();
        this.pulse = new PulseTimer(
                view.node(),
                now -> {
                    playback.tick(now);
                    finish.tick(now);
                },
                () -> !playback.isPlaying() && !finish.isPlaying(),
                playback.playingProperty(),
                finish.playingProperty());
        this.boards = form == ScenePlacement.WINDOW
                ? Optional.of(new GameBoardChooser(shell, model, view, questions))
                : Optional.empty();
        boards.map(GameBoardChooser::opening).ifPresent(view::offer);
        // If the game is lost, the way back to a winnable position helps more than a hint.
        hints.displayedProperty().addListener((_, _, hint) -> {
            if (hint.orElse(null) instanceof Hint.IsLost) {
                answers.ask();
            }
        });
        model.refusalProperty().addListener((_, _, words) -> shell.messages().replace(words));
        model.setupProperty().addListener((_, before, now) -> {
            if (!before.task().equals(now.task()) || !before.controls().equals(now.controls())) {
                view.show(this::isShown, now.task());
            }
        });
        model.gameProperty().addListener((_, before, now) -> {
            sound.playAfter(before, now);
            // A user who continues the game does not need the board that is being generated.
            randomBoardWorker.cancel();
            if (!before.board().equals(now.board()) || before.goal() != now.goal()) {
                boards.ifPresent(GameBoardChooser::show);
            }
        });
    }

    @Override
    public void open(PlaySetup setup) {
        randomBoardWorker.cancel();
        model.open(setup);
        show(setup);
        if (form == ScenePlacement.SLIDE) {
            model.beginWith(setup);
            model.forgetHistory();
        }
    }

    @Override
    public void change(PlaySetup setup, boolean goesOn) {
        if (!setup.equals(now())) {
            randomBoardWorker.cancel();
            model.changeTo(setup);
            show(setup);
        }
    }

    /** Shows the set-up that the model has taken over. */
    private void show(PlaySetup setup) {
        boards.ifPresent(GameBoardChooser::leavePicture);
        view.show(this::isShown, setup.task());
        boards.ifPresent(GameBoardChooser::show);
    }

    @Override
    public PlaySetup now() {
        return model.now();
    }

    @Override
    public UndoHistory undoHistory() {
        return history;
    }

    @Override
    public Class<GameEdits> editsType() {
        return GameEdits.class;
    }

    @Override
    public GameEdits edits() {
        return new GameEdits(now(), model.edits());
    }

    @Override
    public boolean adoptEdits(GameEdits before) {
        boolean fits = before.setup().equals(now());
        if (fits) {
            model.adoptHistory(before.games());
        }
        return fits;
    }

    /**
     * Returns whether a control is shown. In a window all are. On a slide those are that the set-up names, or by
     * default undo and, if no answers are given, the progress and the moves, which take the space of the answers.
     */
    private boolean isShown(SceneControl control) {
        boolean answersGiven = model.now().answer() != WinnabilityFeedbackTiming.NEVER;
        boolean usual = control.equals(SceneControl.UNDO)
                || !answersGiven && (control.equals(SceneControl.FACTS) || control.equals(SceneControl.PLAYER));
        return form == ScenePlacement.WINDOW || model.now().controls().shows(control, usual);
    }

    PlayModel model() {
        return model;
    }

    @Override
    public void compare() {
        try {
            shell.open(model.comparison());
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    @Override
    public void saveTour() {
        ColourPalette palette = shell.themeProperty().get().palette();
        model.game()
                .position()
                .ifPresent(position -> documents.export(TOUR, new DrawnTour(position, palette), PlayWords.TOUR_FILE));
    }

    @Override
    public void playRandom() {
        randomBoardWorker.ask(
                _ -> RandomBoardWithTour.any(new SecureRandom()),
                model::begin,
                failure -> shell.messages().say(failure.words()));
    }

    @Override
    public void focusNewGame() {
        if (hasOtherBoards()) {
            view.board().focus();
        }
    }

    @Override
    public boolean hasOtherBoards() {
        return form == ScenePlacement.WINDOW;
    }

    @Override
    public List<LegendEntry> signs() {
        return boards.map(selection -> selection.signs(view::signs)).orElseGet(view::signs);
    }

    @Override
    public Node node() {
        return boards.map(GameBoardChooser::node).orElse(view.node());
    }

    @Override
    public void openPicture(NamedPicture picture) {
        boards.ifPresent(selection -> selection.openPicture(picture));
    }

    @Override
    public Node tools() {
        return boards.<Node>map(this::tools).orElseGet(Region::new);
    }

    private Node tools(GameBoardChooser selection) {
        return new HBox(
                8, CommandButtonFactory.of(commands.named(PlayCommands.LEVELS), PlayWords.LEVELS), selection.tool());
    }

    @Override
    public void levels() {
        shell.show(BuiltInSceneKinds.LEVEL);
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(model::squareNames);
    }

    @Override
    public void onChanged(Runnable changed) {
        // The set-up is the last property to change after a move, and the listener reads it.
        model.setupProperty().addListener((_, before, now) -> {
            if (!before.game().equals(now.game())) {
                changed.run();
            }
        });
    }

    @Override
    public void keepFirst(int squares) {
        model.keep(squares);
    }

    @Override
    public void showRight(List<Integer> squares) {
        view.point(squares);
        answers.evaluate();
    }

    @Override
    public List<Command> commands() {
        return boards.map(selection -> selection.commands(commands.all())).orElse(commands.all());
    }

    /** Handles a number key, unless a picture lies over the game. */
    @Override
    public void handleChoiceKey(KeyEvent key) {
        if (view.node().isVisible()) {
            view.board().key(key);
        }
    }

    @Override
    public List<GestureDescription> gestures() {
        List<GestureDescription> own = PlayWords.GESTURES;
        return boards.map(selection -> selection.gestures(own)).orElse(own);
    }

    @Override
    public boolean isSettled() {
        return answers.isSettled()
                && hints.isSettled()
                && documents.isSettled()
                && !randomBoardWorker.isBusy()
                && view.board().isStill()
                && !view.finishPlayback().isPlaying()
                && boards.map(GameBoardChooser::isSettled).orElse(true);
    }

    @Override
    public void onShown() {
        boards.ifPresentOrElse(GameBoardChooser::focus, view.board()::focus);
    }

    /** Pauses the solution while the scene is hidden. */
    @Override
    public void onHidden() {
        answers.demonstration().playback().pause();
        view.finishPlayback().pause();
        boards.ifPresent(GameBoardChooser::hideChooser);
    }

    /**
     * Returns a corrected picture's board as unsaved work, preceded by the game below it, so that the game is restored
     * first.
     */
    @Override
    public List<UnsavedWork> unsaved() {
        return boards.flatMap(GameBoardChooser::corrected).stream()
                .flatMap(board -> Stream.of(now(), now().on(board)))
                .map(UnsavedWork::inNoFile)
                .toList();
    }

    /** Does nothing: the set-up of the unsaved work, which is shown already, is complete. */
    @Override
    public void restore(UnsavedWork work) {
        // The work is on screen already.
    }

    @Override
    public List<PlaySetup> sessionSetups() {
        return model.sessionSetups();
    }

    @Override
    public List<PlaySetup> savedSessionSetups() {
        return sessionSetups();
    }

    @Override
    public void bringBack(List<PlaySetup> setups) {
        model.bringBack(setups);
    }

    @Override
    public List<UnsavedDocument> documents() {
        return boards.map(GameBoardChooser::documents).orElse(List.of());
    }

    @Override
    public void close() {
        pulse.close();
        boards.ifPresent(GameBoardChooser::close);
        answers.close();
        hints.close();
        documents.close();
        randomBoardWorker.close();
        sound.close();
        view.close();
    }
}
