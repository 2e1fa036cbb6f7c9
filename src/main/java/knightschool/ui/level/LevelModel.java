package knightschool.ui.level;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.SquareNames;
import knightschool.play.GameHistory;
import knightschool.play.level.Level;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelResult;
import knightschool.play.level.LevelWalk;
import knightschool.play.level.Levels;
import knightschool.play.level.TimeLimit;
import knightschool.setup.LevelSetup;
import knightschool.setup.Show;
import knightschool.ui.board.BoardWords;
import knightschool.ui.command.ShowCommands;
import knightschool.ui.playback.Stopwatch;

/** A walk on a level, its clock, and what was finished of all levels. It knows no toolkit. */
final class LevelModel implements ShowCommands.Shown {
    private static final Duration LONGEST_FRAME = Duration.ofHours(1);

    private final ReadOnlyObjectWrapper<LevelSetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyObjectWrapper<LevelWalk> walk = new ReadOnlyObjectWrapper<>(this, "walk");
    private final ReadOnlyObjectWrapper<LevelProgress> progress =
            new ReadOnlyObjectWrapper<>(this, "progress", LevelProgress.NONE);
    private final ReadOnlyObjectWrapper<Optional<LevelResult>> before =
            new ReadOnlyObjectWrapper<>(this, "before", Optional.empty());
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper(this, "refusal", "");
    private final BooleanProperty limited = new SimpleBooleanProperty(this, "limited");
    private final OpenLevels levels = new OpenLevels(progress, this::level);
    private final Stopwatch clock = new Stopwatch(LONGEST_FRAME);
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper(this, "turns");
    private final GameHistory<LeftWalk> history =
            new GameHistory<>(new PresentWalk(), () -> turns.set(turns.get() + 1));

    /** A walk that another one took the place of, with what was the best on its level before. */
    private record LeftWalk(LevelSetup setup, Optional<LevelResult> before) {}

    LevelModel() {
        open(LevelSetup.of(Levels.numbered(1)));
    }

    /**
     * Shows what a set-up says in place of what was shown, which {@link #undo} brings back. The clock rests until the
     * next move.
     */
    void open(LevelSetup opened) {
        if (setup.get() != null && !opened.equals(now())) {
            leave(opened.visited() - 1);
        }
        show(new LeftWalk(opened, progress.get().result(opened.level())));
    }

    private void show(LeftWalk shown) {
        LevelSetup opened = shown.setup();
        refusal.set("");
        clock.stop();
        clock.set(Duration.ofSeconds(opened.seconds()));
        setup.set(opened);
        before.set(shown.before());
        walk.set(opened.walk());
        Levels.setOf(opened.level()).map(Levels.sets()::indexOf).ifPresent(levels::showSet);
    }

    /** Another walk will take the place of this one, with so many moves made when it begins. */
    private void leave(int begins) {
        LevelWalk now = walk.get();
        if (now.canUndo() || now.canRedo()) {
            history.leave(begins);
        }
    }

    private final class PresentWalk implements GameHistory.Present<LeftWalk> {
        @Override
        public int moves() {
            return walk.get().moves();
        }

        @Override
        public boolean canTakeBack() {
            return walk.get().canUndo();
        }

        @Override
        public void takeBack() {
            put(walk.get().undone());
        }

        @Override
        public boolean canDoAgain() {
            return walk.get().canRedo();
        }

        @Override
        public void doAgain() {
            if (isTimeOver()) {
                say(LevelWords.timeOver(limit()));
            } else {
                put(walk.get().redone());
            }
        }

        @Override
        public LeftWalk whole() {
            return new LeftWalk(now(), before.get());
        }

        @Override
        public void bringBack(LeftWalk left) {
            show(left);
        }
    }

    /** Walks that were left do not come back: what was opened is another task. */
    void forgetLeft() {
        history.clear();
    }

    /** How often it changed which walks can be brought back: undo and redo depend on it. */
    ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    /** What is shown, as a set-up: the one that was opened, as long as a person changes nothing. */
    LevelSetup now() {
        return setup.get().at(clock.seconds());
    }

    ReadOnlyObjectProperty<LevelSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<LevelWalk> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    LevelWalk walk() {
        return walk.get();
    }

    Level level() {
        return walk.get().level();
    }

    /** What was finished, and how well. */
    ReadOnlyObjectProperty<LevelProgress> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    LevelProgress progress() {
        return progress.get();
    }

    /** Other progress is known: it was read, or is forgotten. */
    void setProgress(LevelProgress known) {
        progress.set(known);
        if (!walk.get().isFinished()) {
            before.set(known.result(level()));
        }
    }

    /** The best on this level before it was begun. */
    Optional<LevelResult> before() {
        return before.get();
    }

    /** Why the last click did nothing, in a sentence; empty where it did what it should. */
    ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    Stopwatch clock() {
        return clock;
    }

    /** Whether the walk must be finished in time. */
    BooleanProperty limitedProperty() {
        return limited;
    }

    /** The seconds that there are for this level where it must be finished in time. */
    int limit() {
        return (int) TimeLimit.of(level()).toSeconds();
    }

    /** Whether the time is over that there was. */
    boolean isTimeOver() {
        return limited.get() && !walk.get().isFinished() && clock.seconds() >= limit();
    }

    /** A frame of the screen: the clock goes on, and stops when the time is over. */
    void tick(long now) {
        clock.tick(now);
        if (isTimeOver()) {
            clock.stop();
        }
    }

    /** A person moves the knight to a square. */
    void choose(int square) {
        LevelWalk now = walk.get();
        if (isTimeOver()) {
            say(LevelWords.timeOver(limit()));
        } else if (now.canMoveTo(square)) {
            move(now, now.moved(square));
        } else {
            say(LevelWords.refusal(now, square));
        }
    }

    private void move(LevelWalk now, LevelWalk next) {
        boolean other = now.takenBack().isEmpty() || now.takenBack().getLast() != next.knight();
        if (other && now.canRedo()) {
            leave(next.moves());
        } else if (other) {
            history.goOn();
        }
        put(next);
    }

    /** Says something about the walk where refusals are said; the next move takes it away. */
    void say(String words) {
        refusal.set("");
        refusal.set(words);
    }

    /** The squares that the knight can go to by number: new ones first, then those visited before, in move order. */
    List<Integer> numbered() {
        List<Integer> fresh = walk.get().newTargets();
        return Stream.concat(fresh.stream(), walk.get().targets().stream().filter(square -> !fresh.contains(square)))
                .toList();
    }

    /** Moves to the square of a number, from 1. */
    void chooseNumber(int number) {
        List<Integer> squares = numbered();
        if (number <= squares.size()) {
            choose(squares.get(number - 1));
        } else {
            say(BoardWords.noMove(number, squares.size()));
        }
    }

    private void put(LevelWalk next) {
        refusal.set("");
        boolean finishes = next.isFinished() && !walk.get().isFinished();
        if (next.isFinished()) {
            clock.stop();
        } else if (next.moves() > 0) {
            clock.start();
        }
        setup.set(setup.get().with(next));
        if (finishes) {
            before.set(progress.get().result(next.level()));
        }
        walk.set(next);
        if (finishes) {
            progress.set(progress.get().with(next, clock.elapsed()));
        }
    }

    /** Whether there is anything to undo: a move, or that a walk was left for this one. */
    boolean canUndo() {
        return history.canUndo();
    }

    void undo() {
        history.undo();
    }

    boolean canRedo() {
        return history.canRedo();
    }

    void redo() {
        history.redo();
    }

    /** The level from its beginning, the clock too; the walk comes back by {@link #undo}. */
    void restart() {
        open(setup.get().with(level()));
    }

    /** Which levels may be played. */
    OpenLevels levels() {
        return levels;
    }

    /** Goes to a level, if it may be played. */
    void play(Level level) {
        if (levels.isOpen(level)) {
            open(setup.get().with(level));
        } else {
            say(LevelWords.locked(level));
        }
    }

    @Override
    public boolean shows(Show what) {
        return setup.get().shows(what);
    }

    /** Whether something is shown changes. */
    @Override
    public void show(Show what, boolean shown) {
        setup.set(setup.get().showing(what, shown));
    }

    /** The squares of the walk, by name. */
    List<String> walked() {
        return walk.get().squares().stream()
                .map(square -> SquareNames.name(level().board(), square))
                .toList();
    }
}
