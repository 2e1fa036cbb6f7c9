package knightschool.ui.compare;

import java.util.List;
import javafx.scene.input.KeyEvent;
import knightschool.compare.SearchEvent;
import knightschool.ui.shell.KeyHelp;

/** The keys of the compare scene. */
final class CompareKeys {
    private static final int FEW = 10;
    private static final int MANY = 100;

    private final CompareModel model;

    CompareKeys(CompareModel model) {
        this.model = model;
    }

    /** What the help window says. */
    static List<KeyHelp> help() {
        return List.of(
                new KeyHelp("Space", "play or pause"),
                new KeyHelp("Shift + Space", "play backward"),
                new KeyHelp("← →", "one step; with Shift 10, with Ctrl 100"),
                new KeyHelp("Home, End", "to the start, to the end"),
                new KeyHelp("U, P, F", "until the next undo, prune, pane that finishes"),
                new KeyHelp("D", "until two panes that agree part"),
                new KeyHelp("V", "until a pane falls below the depth that is the least now"),
                new KeyHelp("W", "why it can no longer be done from here"),
                new KeyHelp("+ −", "faster, slower"),
                new KeyHelp("L", "raise the limit"),
                new KeyHelp("B", "another board, another start"),
                new KeyHelp(
                        "Tab, then ← ↑ ↓ →",
                        "on a board: point at a square in all panes; Enter goes to the move that closed it last; Esc to the clock"),
                new KeyHelp("Esc", "stop looking for something"));
    }

    /** Does what a key means; says whether it means anything. */
    boolean handle(KeyEvent key) {
        if (key.isAltDown() || key.isMetaDown()) {
            return false;
        }
        return switch (key.getCode()) {
            case SPACE -> done(() -> play(key.isShiftDown()));
            case LEFT -> done(() -> step(-1, key));
            case RIGHT -> done(() -> step(1, key));
            case HOME -> done(model.transport()::toStart);
            case END -> done(model.transport()::toEnd);
            case ESCAPE -> escape();
            default -> !key.isShortcutDown() && handleLetter(key);
        };
    }

    private boolean handleLetter(KeyEvent key) {
        return switch (key.getCode()) {
            case U -> done(() -> model.transport().untilNext(SearchEvent.UNDO));
            case P -> done(() -> model.transport().untilNext(SearchEvent.PRUNE));
            case F -> done(() -> model.transport().untilNext(SearchEvent.PANE_FINISHES));
            case D -> done(() -> model.transport().untilNext(SearchEvent.PARTING));
            case V -> done(model::untilFall);
            case L -> done(model::raiseLimit);
            case W -> done(this::why);
            case PLUS, ADD, EQUALS ->
                done(() -> setSpeed(Speeds.faster(model.speedProperty().get())));
            case MINUS, SUBTRACT ->
                done(() -> setSpeed(Speeds.slower(model.speedProperty().get())));
            default -> false;
        };
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private void play(boolean backward) {
        if (backward && model.transport().playingProperty().get() == Playing.PAUSED) {
            model.transport().playBackward();
        } else {
            model.transport().togglePlay();
        }
    }

    private void step(int direction, KeyEvent key) {
        model.transport().stepBy((long) direction * (key.isShortcutDown() ? MANY : key.isShiftDown() ? FEW : 1));
    }

    private void why() {
        model.reasonsAskedProperty().set(!model.reasonsAskedProperty().get());
    }

    private void setSpeed(double speed) {
        model.speedProperty().set(speed);
    }

    private boolean escape() {
        boolean hunting = model.transport().searchingProperty().get();
        model.transport().cancelSearch();
        return hunting;
    }
}
