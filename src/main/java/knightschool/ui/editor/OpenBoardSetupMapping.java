package knightschool.ui.editor;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.editor.file.BoardAndFileNames;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;

/**
 * Translates between open boards and set-ups: which board shows a set-up, and which set-ups are kept for the next
 * start.
 */
final class OpenBoardSetupMapping {
    private static final Pattern CARD = Pattern.compile("([1-9]\\d{0,3}) (\\d{1,4})\\s*");

    private final BoardEditorModel model;
    private final OpenBoards boards;
    private final BoardFiles files;

    OpenBoardSetupMapping(BoardEditorModel model, BoardFiles files) {
        this.model = model;
        this.boards = model.boards();
        this.files = files;
    }

    /**
     * Returns the open board for a set-up: the board of its file, or, if it names no file, a board with the same
     * squares.
     */
    private Optional<OpenBoard> home(WrittenBoard source) {
        Optional<Path> file = source.file();
        return file.isPresent() ? boards.of(file.get()) : boards.find(one -> source.shows(boards.board(one)));
    }

    /**
     * Shows the board of a set-up. If it is not open yet, it replaces the current board if that was neither edited nor
     * opened, and is opened as another board otherwise.
     *
     * @throws knightschool.files.InputFault if the board is too large
     */
    void show(WrittenBoard source) {
        BuiltInSceneKinds.EDITOR.requireShowable(source.board());
        Optional<OpenBoard> home = home(source);
        home.ifPresent(boards::bringToFront);
        if (home.isEmpty() && !boards.isFrontFresh()) {
            boards.open(source.board());
        }
        model.show(source.board());
        source.file().ifPresent(files::belongsTo);
    }

    /**
     * Brings the board of a set-up to the front and asks about its changes if showing the set-up would lose them.
     *
     * @param goOn runs unless the user cancels
     */
    void beforeOpen(WrittenBoard source, Runnable goOn) {
        Optional<OpenBoard> changed = source.file()
                .flatMap(boards::of)
                .filter(one -> boards.isChanged(one) && !source.shows(boards.board(one)));
        changed.ifPresent(boards::bringToFront);
        if (changed.isPresent()) {
            files.afterChanges(goOn);
        } else {
            goOn.run();
        }
    }

    /** Returns a set-up like that of the scene for another board, with the file if it contains that board. */
    private static EditorSetup like(EditorSetup now, Board board, Optional<Path> file) {
        WrittenBoard source = file.map(in -> WrittenBoard.ofFile(in, board)).orElseGet(() -> WrittenBoard.of(board));
        return now.pointingAt(Board.NONE).from(source);
    }

    private EditorSetup setup(OpenBoard one, EditorSetup now) {
        Optional<Path> file = boards.isChanged(one) ? Optional.empty() : boards.file(one);
        return one == boards.front() ? now : like(now, boards.board(one), file);
    }

    /** Returns the unsaved work, that of the current board last. */
    List<UnsavedWork> unsaved(EditorSetup now) {
        return Stream.concat(boards.all().stream().filter(one -> one != boards.front()), Stream.of(boards.front()))
                .filter(boards::isChanged)
                .map(one ->
                        new UnsavedWork(setup(one, now), boards.file(one), files.stamp(one), card(one), Instant.now()))
                .toList();
    }

    /** Returns the data of an open board that a set-up does not contain: the position of its tab and its number. */
    private String card(OpenBoard one) {
        return boards.all().indexOf(one) + 1 + " " + boards.number(one) + "\n";
    }

    /** Returns the name that an unsaved board had when it was set aside. */
    static String unsavedName(Board board, String card) {
        Matcher read = CARD.matcher(card);
        return BoardAndFileNames.listed(read.matches() ? Integer.parseInt(read.group(2)) : 0, board);
    }

    /**
     * Opens the current board as another one if it replaced a board in use. Two tabs may have the same squares, and
     * restored work must not replace a board of the user.
     */
    void standApart() {
        if (boards.isFrontTaken()) {
            boards.open(model.board());
        }
    }

    /** Gives the current board the tab that it had when it was set aside; see {@link UnsavedWork#data}. */
    void putBack(String card) {
        Matcher read = CARD.matcher(card);
        if (read.matches()) {
            boards.putBack(Integer.parseInt(read.group(1)), Integer.parseInt(read.group(2)));
        }
    }

    /**
     * Returns the set-ups of all open boards from left to right, followed by the current one again if there are
     * several.
     */
    List<EditorSetup> sessionSetups(EditorSetup now) {
        List<EditorSetup> all = new ArrayList<>(
                boards.all().stream().map(one -> setup(one, now)).toList());
        if (all.size() > 1) {
            all.add(now);
        }
        return all;
    }

    /**
     * Returns what {@link #sessionSetups} returns, without unsaved changes. Boards that were never saved are left out
     * if they have changes.
     */
    List<EditorSetup> savedSessionSetups(EditorSetup now) {
        List<OpenBoard> saved = boards.all().stream()
                .filter(one -> boards.saved(one).isPresent())
                .filter(one -> boards.file(one).isPresent() || !boards.isChanged(one))
                .toList();
        List<EditorSetup> all = new ArrayList<>(
                saved.stream().flatMap(one -> saved(one, now).stream()).toList());
        if (all.isEmpty()) {
            return saved(boards.front(), now).stream().toList();
        }
        if (all.size() > 1 && saved.contains(boards.front())) {
            saved(boards.front(), now).ifPresent(all::add);
        } else if (all.size() > 1) {
            all.add(all.getLast());
        }
        return all;
    }

    /**
     * Returns the set-up of a board without unsaved changes: the board as in its file, or as it was first; empty if
     * there is neither.
     */
    Optional<EditorSetup> saved(OpenBoard one, EditorSetup now) {
        Optional<Path> file = boards.file(one);
        return boards.saved(one)
                .map(board -> one == boards.front()
                        ? file.map(now.on(board)::in).orElseGet(() -> now.on(board))
                        : like(now, board, file));
    }

    /**
     * Opens the other boards of {@link #sessionSetups} around the current one, which is open already. If there are too
     * many, those nearest before the current one have priority.
     */
    void bringBack(List<EditorSetup> setups) {
        List<EditorSetup> before = setups.subList(0, setups.size() - 1);
        int first = Math.max(0, before.indexOf(setups.getLast()) - OpenBoards.MOST + 1);
        List<EditorSetup> all = before.subList(first, Math.min(before.size(), first + OpenBoards.MOST));
        if (all.size() < before.size()) {
            files.reportTooMany(before.size());
        }
        int front = all.indexOf(setups.getLast());
        for (int i = 0; i < all.size(); i++) {
            if (i != front) {
                WrittenBoard source = all.get(i).source();
                boards.add(i, source.board(), source.file());
                source.file().ifPresent(files::watch);
            }
        }
        boards.keepAll();
    }
}
