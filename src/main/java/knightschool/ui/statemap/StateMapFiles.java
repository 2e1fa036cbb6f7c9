package knightschool.ui.statemap;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.export.PictureFormat;
import knightschool.export.PuzzleSolutionFormat;
import knightschool.export.StateMapFormat;
import knightschool.files.ExtensionFormat;
import knightschool.files.TextFiles;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.edit.DraftFault;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.graph.GraphWords;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.RecentFiles;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.statemap.model.PlayedPuzzleSessions;
import knightschool.ui.statemap.model.PuzzleEditWords;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.work.RunningWorkContext;

/**
 * The documents of the scene, a puzzle and the table of moves, and its exports: the map as a picture or graph, and a
 * solution. Used on the JavaFX thread; reads and writes files in the background.
 */
final class StateMapFiles {
    private static final DocumentTypeDescriptor<SlidingPuzzle> PUZZLE = new DocumentTypeDescriptor<>(
            StateMapWords.PUZZLE,
            StateMapWords.OPEN_TITLE,
            StateMapWords.SAVE_PUZZLE,
            List.of(FileDialogFormat.of(StateMapWords.PUZZLES, ".slide")),
            Optional.of((file, _) -> SlidingPuzzleText.read(file)),
            (file, puzzle, _) -> TextFiles.write(file, SlidingPuzzleText.format(puzzle)));

    private static final DocumentTypeDescriptor<DrawnMap> MAP = DocumentTypeDescriptor.export(
            StateMapWords.SAVE_MAP,
            Stream.concat(
                            FileDialogFormat.all(PictureFormat.class, GraphWords::of).stream(),
                            FileDialogFormat.all(StateMapFormat.class, StateMapWords::of).stream())
                    .toList(),
            (file, map, context) -> map.bytes(file, context));

    private static final DocumentTypeDescriptor<Solution> SOLUTION = DocumentTypeDescriptor.export(
            StateMapWords.SAVE_SOLUTION,
            FileDialogFormat.all(PuzzleSolutionFormat.class, StateMapWords::of),
            (file, solution, context) -> ExtensionFormat.of(PuzzleSolutionFormat.class, file)
                    .orElseThrow()
                    .bytes(solution.from(), solution.moves(), solution.palette(), context::requireWanted));

    private final StateMapModel model;
    private final SceneHost shell;
    private final DocumentFileManager documents;
    private final Supplier<Sketch> picture;

    /** A map as a graph and as a drawing. */
    private record DrawnMap(StateMap map, Sketch sketch, ColourPalette palette) {
        byte[] bytes(Path file, RunningWorkContext context) {
            context.requireWanted();
            return ExtensionFormat.of(StateMapFormat.class, file)
                    .map(format -> format.text(map).getBytes(StandardCharsets.UTF_8))
                    .orElseGet(() -> ExtensionFormat.of(PictureFormat.class, file)
                            .orElseThrow()
                            .bytes(sketch, palette));
        }
    }

    private record Solution(SlidingPuzzle from, List<BlockMove> moves, ColourPalette palette) {}

    /** @param picture draws the map as on screen */
    StateMapFiles(StateMapModel model, SceneHost shell, DocumentFileManager documents, Supplier<Sketch> picture) {
        this.model = model;
        this.shell = shell;
        this.documents = documents;
        this.picture = picture;
    }

    /** Returns the menu of the puzzles that were opened or saved last. */
    static RecentFileMenu recentMenu(String command, RecentFiles recent, Consumer<Path> opener) {
        Predicate<Path> listed = file -> PUZZLE.formats().getFirst().fits(file);
        return new RecentFileMenu(command, recent, PUZZLE.name(), listed, opener);
    }

    /** Asks the user for a puzzle file and opens it. */
    void open() {
        documents.choose(PUZZLE, file()).ifPresent(this::open);
    }

    private Optional<Path> file() {
        return model.editing().source().file();
    }

    /** Opens a puzzle file, after asking about unsaved changes. */
    void open(Path file) {
        documents.read(
                PUZZLE,
                file,
                read -> afterChanges(() -> {
                    documents.opened(PUZZLE, read);
                    shell.open(StateMapSetup.of(WrittenPuzzle.ofFile(file, read.value())));
                }));
    }

    /** Records the current state of the file of a shown puzzle, to detect later changes. */
    void watchFile(WrittenPuzzle source) {
        source.file().filter(file -> documents.stamp(file).isEmpty()).ifPresent(documents::watch);
    }

    /** Saves the initial position of the puzzle to its file, or asks for a file if it has none. */
    void savePuzzle() {
        savePuzzle(_ -> {});
    }

    /**
     * As {@link #savePuzzle()}.
     *
     * @param then receives whether the puzzle was saved
     */
    private void savePuzzle(Consumer<Boolean> then) {
        if (isPuzzle()) {
            SaveRequest<SlidingPuzzle> draft = draft();
            documents.save(PUZZLE, draft, file -> model.editing().savedTo(file, draft.value()), then);
        } else {
            then.accept(false);
        }
    }

    /** Asks for a file and saves the puzzle to it. */
    void savePuzzleAs() {
        if (isPuzzle()) {
            SaveRequest<SlidingPuzzle> draft = draft();
            documents.saveAs(PUZZLE, draft, file -> model.editing().savedTo(file, draft.value()));
        }
    }

    /** Whether there is a valid puzzle to save. Shows the fault if not. */
    private boolean isPuzzle() {
        Optional<DraftFault> fault = model.edit()
                .fault()
                .filter(DraftFault::isFatal)
                .filter(_ -> model.edit().isEditing());
        fault.ifPresent(draftFault -> shell.messages().say(PuzzleEditWords.fault(draftFault)));
        return fault.isEmpty();
    }

    private SaveRequest<SlidingPuzzle> draft() {
        return new SaveRequest<>(model.play().game().puzzle(), "", StateMapWords.FILE_NAME, file());
    }

    /** Runs an action that discards changes, after asking about them; does not run it if the user cancels. */
    void afterChanges(Runnable action) {
        documents.afterChanges(PUZZLE, this::unsavedPuzzle, action);
    }

    /** The puzzle, if it has unsaved changes. */
    Optional<UnsavedDocument> unsavedPuzzle() {
        String name = StateMapWords.name(model.now().source());
        return model.editing().isChanged()
                ? Optional.of(new UnsavedDocument(this, name, this::savePuzzle))
                : Optional.empty();
    }

    /** The unsaved puzzle and the unsaved sessions, for recovery. */
    List<UnsavedWork> unsaved() {
        Stream<UnsavedWork> puzzle = unsavedPuzzle().stream()
                .map(_ -> new UnsavedWork(model.now(), file(), file().flatMap(documents::stamp), "", Instant.now()));
        Stream<UnsavedWork> moves = playedInNoFile().entrySet().stream()
                .sorted(Comparator.comparing(
                        played -> played.getKey().equals(model.play().game().puzzle())))
                .map(played -> new UnsavedWork(
                        played.getKey().equals(model.play().game().puzzle())
                                ? model.now()
                                : StateMapSetup.of(WrittenPuzzle.of(played.getKey())),
                        Optional.empty(),
                        Optional.empty(),
                        PuzzleSessionLogCsv.format(played.getKey(), played.getValue()),
                        Instant.now()));
        return Stream.concat(moves, puzzle).toList();
    }

    /** The sessions of each puzzle at which several players took turns, if at least one of them is in no file. */
    private Map<SlidingPuzzle, List<PuzzleSessionLog>> playedInNoFile() {
        return model.play().players().unsaved(model.play().settledSession().orElseGet(() -> PuzzleSessionLog.of("")));
    }

    /** Restores unsaved work on the shown puzzle: the puzzle itself as a change to its file, or the sessions on it. */
    void restore(UnsavedWork work) {
        if (work.data().isEmpty()) {
            work.file().ifPresent(file -> documents.note(file, work.stamp()));
            model.editing().restore(work.file());
        } else {
            restoreMoves(model.play().game().puzzle(), work.data());
        }
    }

    /**
     * Restores a table of moves, which is checked against the map as one from a file is. Meanwhile another puzzle may
     * be shown.
     */
    private void restoreMoves(SlidingPuzzle puzzle, String table) {
        documents.ask(
                StateMapWords.TABLE_OF_MOVES,
                progress -> PuzzleSessionLogCsv.parseKept(table, model.maps().mapOf(puzzle, () -> progress.reached(0))),
                sessions -> model.play().restore(puzzle, sessions));
    }

    /** Exports the map as a picture of the current drawing or in a graph format. */
    void saveMap() {
        documents.export(
                MAP, new DrawnMap(model.stateMap().orElseThrow(), picture.get(), palette()), StateMapWords.MAP_NAME);
    }

    /** Saves every move of every player on this puzzle with its distances and times. */
    void saveMoves() {
        List<PuzzleSessionLog> sessions =
                model.play().players().with(model.play().session().orElseThrow());
        saveMoves(model.play().game().puzzle(), sessions, _ -> {});
    }

    /** The sessions that are in no file, one document for each puzzle at which several players took turns. */
    List<UnsavedDocument> unsavedMoves() {
        return playedInNoFile().entrySet().stream()
                .map(played -> new UnsavedDocument(
                        List.of(PlayedPuzzleSessions.class, played.getKey()),
                        StateMapWords.playersMoves(played.getValue().size()),
                        then -> saveMoves(played.getKey(), played.getValue(), then)))
                .toList();
    }

    private void saveMoves(SlidingPuzzle puzzle, List<PuzzleSessionLog> sessions, Consumer<Boolean> then) {
        documents.saveAs(
                moves(puzzle),
                SaveRequest.of(sessions, StateMapWords.FILE_NAME),
                _ -> model.play().players().savedTo(sessions),
                then);
    }

    /** The file type of the tables of moves on a puzzle. */
    private DocumentTypeDescriptor<List<PuzzleSessionLog>> moves(SlidingPuzzle puzzle) {
        Optional<StateMap> stateMap =
                model.stateMap().filter(map -> map.puzzle().equals(puzzle));
        return new DocumentTypeDescriptor<>(
                StateMapWords.TABLE_OF_MOVES,
                StateMapWords.READ_MOVES,
                StateMapWords.SAVE_MOVES,
                List.of(FileDialogFormat.of(StateMapWords.TABLE, ".csv")),
                // The moves of a puzzle that was opened just now may be there before its map.
                Optional.of((file, progress) -> PuzzleSessionLogCsv.read(
                        file, stateMap.orElseGet(() -> model.maps().mapOf(puzzle, () -> progress.reached(0))))),
                (file, sessions, _) -> PuzzleSessionLogCsv.write(file, puzzle, sessions));
    }

    /** Asks for a table of moves on this puzzle and adds them to the plot. */
    void openMoves() {
        DocumentTypeDescriptor<List<PuzzleSessionLog>> kind =
                moves(model.play().game().puzzle());
        documents.choose(kind, Optional.empty()).ifPresent(this::openMoves);
    }

    /** Adds the moves of a table to the plot, unless another puzzle is shown by then. */
    void openMoves(Path file) {
        SlidingPuzzle puzzle = model.play().game().puzzle();
        DocumentTypeDescriptor<List<PuzzleSessionLog>> kind = moves(puzzle);
        documents.read(kind, file, read -> {
            if (model.play().game().puzzle().equals(puzzle)) {
                documents.opened(kind, read);
                model.play().players().add(read.value());
                shell.messages().say(StateMapWords.read(read.value().size(), file));
            }
        });
    }

    /** Exports a shortest solution from the current position. */
    void saveSolution() {
        StateMap map = model.stateMap().orElseThrow();
        documents.export(
                SOLUTION,
                new Solution(model.play().game().standing(), map.moves(model.shortestPath()), palette()),
                StateMapWords.SOLUTION_NAME);
    }

    private ColourPalette palette() {
        return shell.themeProperty().get().palette();
    }
}
