package knightschool.ui.statemap;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.export.PictureFormat;
import knightschool.export.SolutionFormat;
import knightschool.export.StateMapFormat;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.PuzzleSessionText;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.edit.DraftFault;
import knightschool.ui.choice.ChangesQuestion;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.Ticket;

/** Saves the puzzle, the map as a picture or a graph, what was played as a table, and a solution. */
final class StateMapFiles implements AutoCloseable {
    private final StateMapModel model;
    private final Shell shell;
    private final Supplier<Sketch> picture;
    private final FileSaver puzzles;
    private final FileSaver maps;
    private final FileSaver tables;
    private final FileSaver solutions;
    private final Consumer<Consumer<ChangesQuestion.Wish>> changes;

    /** Asks in a window for each kind of file. */
    static StateMapFiles inWindows(StateMapModel model, Shell shell, Supplier<Sketch> picture) {
        Stream<FileSaver.Format> pictures = Arrays.stream(PictureFormat.values())
                .map(format -> new FileSaver.Format(StateMapWords.of(format), format.ending()));
        Stream<FileSaver.Format> graphs = Arrays.stream(StateMapFormat.values())
                .map(format -> new FileSaver.Format(StateMapWords.of(format), ending(format)));
        List<FileSaver.Format> solution = Arrays.stream(SolutionFormat.values())
                .map(format -> new FileSaver.Format(StateMapWords.of(format), format.ending()))
                .toList();
        return new StateMapFiles(
                model,
                shell,
                picture,
                new Questions(
                        question(
                                shell,
                                StateMapWords.SAVE_PUZZLE,
                                new FileSaver.Format(StateMapWords.PUZZLES, ".slide")),
                        FileSaver.inWindow(
                                shell,
                                StateMapWords.SAVE_MAP,
                                StateMapWords.MAP_NAME,
                                Stream.concat(pictures, graphs).toList()),
                        question(shell, StateMapWords.SAVE_MOVES, new FileSaver.Format(StateMapWords.TABLE, ".csv")),
                        FileSaver.inWindow(shell, StateMapWords.SAVE_SOLUTION, StateMapWords.SOLUTION_NAME, solution),
                        then -> ChangesQuestion.ask(
                                shell,
                                PuzzleEditWords.SAVE_FIRST,
                                PuzzleEditWords.changes(
                                        StateMapWords.name(model.now().source())),
                                then)));
    }

    private static FileSaver.Question question(Shell shell, String title, FileSaver.Format format) {
        return FileSaver.inWindow(shell, title, StateMapWords.FILE_NAME, List.of(format));
    }

    /**
     * What a person is asked.
     *
     * @param puzzle where a puzzle is saved
     * @param map where a map is saved
     * @param table where a table of moves is saved
     * @param solution where a solution is saved
     * @param changes whether changes are saved before they are lost
     */
    record Questions(
            FileSaver.Question puzzle,
            FileSaver.Question map,
            FileSaver.Question table,
            FileSaver.Question solution,
            Consumer<Consumer<ChangesQuestion.Wish>> changes) {}

    StateMapFiles(StateMapModel model, Shell shell, Supplier<Sketch> picture, Questions questions) {
        this.model = model;
        this.shell = shell;
        this.picture = picture;
        this.puzzles = new FileSaver(shell, Platform::runLater, questions.puzzle());
        this.maps = new FileSaver(shell, Platform::runLater, questions.map());
        this.tables = new FileSaver(shell, Platform::runLater, questions.table());
        this.solutions = new FileSaver(shell, Platform::runLater, questions.solution());
        this.changes = questions.changes();
    }

    /** The puzzle as it stands at the start. */
    void savePuzzle() {
        savePuzzle(_ -> {});
    }

    /**
     * The same; from then on it is that of the file. What is no puzzle yet is not saved, and it is said why.
     *
     * @param then told whether it is saved
     */
    void savePuzzle(Consumer<Boolean> then) {
        Optional<DraftFault> fault = model.edit().fault().filter(DraftFault::isFatal);
        if (model.edit().isEditing() && fault.isPresent()) {
            shell.messages().say(PuzzleEditWords.fault(fault.get()));
            then.accept(false);
            return;
        }
        SlidingPuzzle puzzle = model.game().puzzle();
        puzzles.save(
                _ -> _ -> bytes(SlidingPuzzleText.format(puzzle)),
                file -> {
                    model.editing().savedTo(file, puzzle);
                    shell.messages().say(StateMapWords.saved(file));
                    then.accept(true);
                },
                () -> then.accept(false));
    }

    /** Does something that loses changes, once a person has saved them or given them up; not at all if they cancel. */
    void afterChanges(Runnable action) {
        if (!model.editing().isChanged()) {
            action.run();
            return;
        }
        changes.accept(wish -> {
            switch (wish) {
                // What was edited while it was saved is asked about again.
                case SAVE ->
                    savePuzzle(saved -> {
                        if (saved) {
                            afterChanges(action);
                        }
                    });
                case DISCARD -> action.run();
                case CANCEL -> {}
            }
        });
    }

    private static String ending(StateMapFormat format) {
        return "." + format.word();
    }

    /** The map: as it is seen, or in one of the formats of graphs. */
    void saveMap() {
        StateMap map = model.stateMap().orElseThrow();
        maps.save(file -> graphFormat(file).map(format -> graph(format, map)).orElseGet(() -> picture(file)));
    }

    private static Optional<StateMapFormat> graphFormat(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(StateMapFormat.values())
                .filter(format -> name.endsWith(ending(format)))
                .findFirst();
    }

    private static Function<Ticket, byte[]> graph(StateMapFormat format, StateMap map) {
        return ticket -> {
            ticket.requireWanted();
            StringBuilder text = new StringBuilder();
            try {
                format.write(map, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes(text.toString());
        };
    }

    /** Every move of every player on this puzzle with its distances and its time. */
    void saveMoves() {
        List<PuzzleSession> sessions = model.players().with(model.session().orElseThrow());
        saveMoves(model.game().puzzle(), sessions, _ -> {});
    }

    /** What several players did and is in no file yet, of each puzzle. */
    List<UnsavedDocument> unsavedMoves() {
        PuzzleSession now = model.session().orElseGet(() -> PuzzleSession.of(""));
        return model.players().unsaved(now).entrySet().stream()
                .map(played -> new UnsavedDocument(
                        List.of(PlayedSessions.class, played.getKey()),
                        StateMapWords.playersMoves(played.getValue().size()),
                        then -> saveMoves(played.getKey(), played.getValue(), then)))
                .toList();
    }

    private void saveMoves(SlidingPuzzle puzzle, List<PuzzleSession> sessions, Consumer<Boolean> then) {
        Optional<StateMap> shown = model.stateMap().filter(map -> map.puzzle().equals(puzzle));
        tables.save(
                _ -> ticket -> bytes(PuzzleSessionText.format(
                        shown.orElseGet(() -> model.maps().mapOf(puzzle, ticket)), sessions)),
                file -> {
                    model.players().savedTo(sessions);
                    shell.messages().say(StateMapWords.saved(file));
                    then.accept(true);
                },
                () -> then.accept(false));
    }

    /** A shortest solution from where the puzzle stands. */
    void saveSolution() {
        StateMap map = model.stateMap().orElseThrow();
        SlidingPuzzle standing = model.game().standing();
        List<BlockMove> moves = map.moves(model.onward());
        Palette palette = palette();
        solutions.save(file -> {
            SolutionFormat format = SolutionFormat.of(file).orElseThrow(() -> StateMapWords.noSolutionFormat(file));
            return ticket -> format.bytes(standing, moves, palette, ticket::requireWanted);
        });
    }

    private Function<Ticket, byte[]> picture(Path file) {
        PictureFormat format = PictureFormat.of(file).orElseThrow(() -> StateMapWords.noMapFormat(file));
        Sketch sketch = picture.get();
        Palette palette = palette();
        return _ -> format.bytes(sketch, palette);
    }

    private Palette palette() {
        return shell.themeProperty().get().palette();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Stream<FileSaver> all() {
        return Stream.of(puzzles, maps, tables, solutions);
    }

    boolean isSettled() {
        return all().allMatch(FileSaver::isSettled);
    }

    @Override
    public void close() {
        all().forEach(FileSaver::close);
    }
}
