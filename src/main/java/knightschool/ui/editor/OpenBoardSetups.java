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
import knightschool.setup.EditorSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.source.BoardSource;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.file.BoardName;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;

/** The boards that are open as set-ups: which of them a set-up shows, and what of them is kept for the next time. */
final class OpenBoardSetups {
    private static final Pattern CARD = Pattern.compile("([1-9]\\d{0,3}) (\\d{1,4})\\s*");

    private final EditorViewModel model;
    private final OpenBoards boards;
    private final BoardFiles files;

    OpenBoardSetups(EditorViewModel model, BoardFiles files) {
        this.model = model;
        this.boards = model.boards();
        this.files = files;
    }

    /** Where a set-up is shown: on the board of its file, or where it names none on one that is the same. */
    private Optional<OpenBoard> home(BoardSource source) {
        Optional<Path> file = source.file();
        return file.isPresent() ? boards.of(file.get()) : boards.find(one -> source.shows(boards.board(one)));
    }

    /**
     * Shows the board of a set-up. Unless it is open already it takes the place of a board that nobody has edited or
     * opened, or else it is one more.
     *
     * @throws knightschool.files.InputFault if it is too large
     */
    void show(BoardSource source) {
        SceneKind.EDITOR.requireShowable(source.board());
        Optional<OpenBoard> home = home(source);
        home.ifPresent(boards::bringToFront);
        if (home.isEmpty() && !boards.isFrontFresh()) {
            boards.open(source.board());
        }
        model.show(source.board());
        source.file().ifPresent(files::belongsTo);
    }

    /** Brings the board of a set-up in front, and asks about its changes where they would be lost. */
    void beforeOpen(BoardSource source, Runnable goOn) {
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

    /** A set-up like that of the scene for a board; with its file where that holds it. */
    private static EditorSetup like(EditorSetup now, Board board, Optional<Path> file) {
        BoardSource source = file.map(in -> BoardSource.ofFile(in, board)).orElseGet(() -> BoardSource.of(board));
        return now.pointingAt(Board.NONE).from(source);
    }

    private EditorSetup setup(OpenBoard one, EditorSetup now) {
        Optional<Path> file = boards.isChanged(one) ? Optional.empty() : boards.file(one);
        return one == boards.front() ? now : like(now, boards.board(one), file);
    }

    /** What is in no file, the one in front last. */
    List<UnsavedWork> unsaved(EditorSetup now) {
        return Stream.concat(boards.all().stream().filter(one -> one != boards.front()), Stream.of(boards.front()))
                .filter(boards::isChanged)
                .map(one ->
                        new UnsavedWork(setup(one, now), boards.file(one), files.stamp(one), card(one), Instant.now()))
                .toList();
    }

    /** What a set-up cannot say of a board: the place of its card, and its number. */
    private String card(OpenBoard one) {
        return boards.all().indexOf(one) + 1 + " " + boards.number(one) + "\n";
    }

    /** What a board in no file was called when it was kept aside. */
    static String unsavedName(Board board, String card) {
        Matcher read = CARD.matcher(card);
        return BoardName.listed(read.matches() ? Integer.parseInt(read.group(2)) : 0, board);
    }

    /** Two cards may have the same squares: what comes back takes the place of no board that is a person's already. */
    void standApart() {
        if (boards.isFrontTaken()) {
            boards.open(model.board());
        }
    }

    /** Gives the board in front the card that it had when it was kept aside; see {@link UnsavedWork#data}. */
    void putBack(String card) {
        Matcher read = CARD.matcher(card);
        if (read.matches()) {
            boards.putBack(Integer.parseInt(read.group(1)), Integer.parseInt(read.group(2)));
        }
    }

    /** All that are open, from the left; where they are several, once more the one in front. */
    List<EditorSetup> kept(EditorSetup now) {
        List<EditorSetup> all = new ArrayList<>(
                boards.all().stream().map(one -> setup(one, now)).toList());
        if (all.size() > 1) {
            all.add(now);
        }
        return all;
    }

    /** The same without changes that are in no file; a board that was never saved goes with them. */
    List<EditorSetup> keptSaved(EditorSetup now) {
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

    /** A board without changes that are in no file: that of its file, or the first one. */
    Optional<EditorSetup> saved(OpenBoard one, EditorSetup now) {
        Optional<Path> file = boards.file(one);
        return boards.saved(one)
                .map(board -> one == boards.front()
                        ? file.map(now.on(board)::in).orElseGet(() -> now.on(board))
                        : like(now, board, file));
    }

    /** Opens the others of {@link #kept} around the one in front, which is open; of too many those nearest to it. */
    void bringBack(List<EditorSetup> kept) {
        List<EditorSetup> before = kept.subList(0, kept.size() - 1);
        int first = Math.max(0, before.indexOf(kept.getLast()) - OpenBoards.MOST + 1);
        List<EditorSetup> all = before.subList(first, Math.min(before.size(), first + OpenBoards.MOST));
        if (all.size() < before.size()) {
            files.tellTooMany(before.size());
        }
        int front = all.indexOf(kept.getLast());
        for (int i = 0; i < all.size(); i++) {
            if (i != front) {
                BoardSource source = all.get(i).source();
                boards.add(i, source.board(), source.file());
                source.file().ifPresent(files::watch);
            }
        }
        boards.keepAll();
    }
}
