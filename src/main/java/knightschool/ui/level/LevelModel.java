package knightschool.ui.level;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.Board;
import knightschool.graph.WalkHistory;
import knightschool.play.level.Level;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelResult;
import knightschool.play.level.Levels;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.LevelSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.knight.KnightModel;
import knightschool.ui.playback.Stopwatch;

/** A walk on a level, its clock, and what was finished of all levels. It knows no toolkit. */
final class LevelModel extends KnightModel<LevelModel.PastWalk> implements DisplayToggleCommands.Shown {
    private static final Duration LONGEST_FRAME = Duration.ofHours(1);

    private final ReadOnlyObjectWrapper<LevelSetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyObjectWrapper<PlayedLevelWalk> walk = new ReadOnlyObjectWrapper<>(this, "walk");
    private final ReadOnlyObjectWrapper<LevelProgress> progress =
            new ReadOnlyObjectWrapper<>(this, "progress", LevelProgress.NONE);
    private final ReadOnlyObjectWrapper<Optional<LevelResult>> before =
            new ReadOnlyObjectWrapper<>(this, "before", Optional.empty());
    private final BooleanProperty limited = new SimpleBooleanProperty(this, "limited");
    private final PlayableLevels levels = new PlayableLevels(progress, this::level);
    private final Stopwatch clock = new Stopwatch(LONGEST_FRAME);

    /** A walk that another one took the place of, with what was the best on its level before. */
    record PastWalk(LevelSetup setup, Optional<LevelResult> best) {}

    LevelModel() {
        bringBack(new PastWalk(LevelSetup.of(Levels.numbered(1)), Optional.empty()));
    }

    /**
     * Shows what a set-up says in place of what was shown, which {@link #undo} brings back. The clock rests until the
     * next move.
     */
    void open(LevelSetup opened) {
        if (!opened.equals(now())) {
            leave(opened.visited());
        }
        bringBack(new PastWalk(opened, progress.get().result(opened.level())));
    }

    @Override
    protected void bringBack(PastWalk before) {
        LevelSetup opened = before.setup();
        say("");
        clock.stop();
        clock.set(Duration.ofSeconds(opened.seconds()));
        setup.set(opened);
        this.before.set(before.best());
        walk.set(opened.walk());
        Levels.setOf(opened.level()).map(Levels.sets()::indexOf).ifPresent(levels::showSet);
    }

    @Override
    protected PastWalk whole() {
        return new PastWalk(now(), before.get());
    }

    @Override
    protected void redoMove() {
        if (isTimeOver()) {
            say(LevelWords.timeOver(limit()));
        } else {
            super.redoMove();
        }
    }

    /** What is shown, as a set-up: the one that was opened, as long as a person changes nothing. */
    LevelSetup now() {
        return setup.get().at(clock.seconds());
    }

    ReadOnlyObjectProperty<LevelSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<PlayedLevelWalk> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    PlayedLevelWalk walk() {
        return walk.get();
    }

    @Override
    public WalkHistory<Integer> walkHistory() {
        return walk.get().walk();
    }

    @Override
    public Board board() {
        return level().board();
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

    Stopwatch clock() {
        return clock;
    }

    /** Whether the walk must be finished in time. */
    BooleanProperty limitedProperty() {
        return limited;
    }

    /** The seconds that there are for this level where it must be finished in time. */
    int limit() {
        return (int) Levels.timeLimit(level()).toSeconds();
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

    @Override
    public void choose(int square) {
        PlayedLevelWalk now = walk.get();
        if (isTimeOver()) {
            say(LevelWords.timeOver(limit()));
        } else if (now.canMoveTo(square)) {
            move(square);
        } else {
            say(LevelWords.refusal(now, square));
        }
    }

    /** The squares that the knight can go to by number: new ones first, then those visited before, in move order. */
    @Override
    protected List<Integer> numbered() {
        List<Integer> fresh = walk.get().newTargets();
        return Stream.concat(fresh.stream(), walk.get().targets().stream().filter(square -> !fresh.contains(square)))
                .toList();
    }

    @Override
    protected void put(WalkHistory<Integer> history) {
        say("");
        PlayedLevelWalk next = walk.get().at(history);
        boolean finishes = next.isFinished() && !walk.get().isFinished();
        if (next.isFinished()) {
            clock.stop();
        } else if (next.moves() > 0) {
            clock.start();
        }
        setup.set(setup.get().with(history));
        if (finishes) {
            before.set(progress.get().result(next.level()));
        }
        walk.set(next);
        if (finishes) {
            progress.set(progress.get().with(next, clock.elapsed()));
        }
    }

    /** The level from its beginning, the clock too; the walk comes back by {@link #undo}. */
    void restart() {
        open(setup.get().with(level()));
    }

    /** Which levels may be played. */
    PlayableLevels levels() {
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

    /** Goes to the level behind this one, or to the one before where that is negative; says why where it cannot. */
    void playBeside(int by) {
        levels.beside(by).ifPresentOrElse(this::play, () -> say(LevelWords.noneBeside(level(), by)));
    }

    @Override
    public boolean shows(DisplayOption option) {
        return setup.get().shows(option);
    }

    /** Whether something is shown changes. */
    @Override
    public void show(DisplayOption option, boolean visible) {
        setup.set(setup.get().showing(option, visible));
    }
}
