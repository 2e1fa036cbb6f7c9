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
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.BestLevelResult;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.knight.AbstractWalkModel;
import knightschool.ui.knight.KnightWalkModel;
import knightschool.ui.playback.Stopwatch;

/** The model of a walk on a level, with its clock and the results of all levels. Free of JavaFX controls. */
final class LevelModel extends AbstractWalkModel<Integer, LevelModel.PastWalk>
        implements KnightWalkModel, DisplayToggleCommands.ToggledDisplay {
    private static final Duration LONGEST_FRAME = Duration.ofHours(1);

    private final ReadOnlyObjectWrapper<LevelSetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyObjectWrapper<PlayedLevelWalk> walk = new ReadOnlyObjectWrapper<>(this, "walk");
    private final ReadOnlyObjectWrapper<AllLevelResults> progress =
            new ReadOnlyObjectWrapper<>(this, "progress", AllLevelResults.NONE);
    private final ReadOnlyObjectWrapper<Optional<BestLevelResult>> before =
            new ReadOnlyObjectWrapper<>(this, "before", Optional.empty());
    private final BooleanProperty limited = new SimpleBooleanProperty(this, "limited");
    private final LevelProgression levels = new LevelProgression(progress, this::level);
    private final Stopwatch clock = new Stopwatch(LONGEST_FRAME);

    /** A walk that was replaced by another, with the best result on its level before it. */
    record PastWalk(LevelSetup setup, Optional<BestLevelResult> best) {}

    LevelModel() {
        bringBack(new PastWalk(LevelSetup.of(LevelCollection.numbered(1)), Optional.empty()));
    }

    /**
     * Shows a set-up in place of the present walk, which {@link #undo} restores. The clock rests until the next move.
     */
    void open(LevelSetup openedSetup) {
        if (!openedSetup.equals(now())) {
            leave(openedSetup.visited());
        }
        enter(openedSetup);
    }

    private void enter(LevelSetup openedSetup) {
        bringBack(new PastWalk(openedSetup, progress.get().result(openedSetup.level())));
    }

    @Override
    protected void bringBack(PastWalk before) {
        LevelSetup openedSetup = before.setup();
        say("");
        clock.stop();
        clock.set(Duration.ofSeconds(openedSetup.seconds()));
        setup.set(openedSetup);
        this.before.set(before.best());
        walk.set(openedSetup.walk());
        LevelCollection.setOf(openedSetup.level())
                .map(LevelCollection.sets()::indexOf)
                .ifPresent(levels::showSet);
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

    /** Returns the current set-up: the opened one while the user changes nothing. */
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

    /** The results of all levels. */
    ReadOnlyObjectProperty<AllLevelResults> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    AllLevelResults progress() {
        return progress.get();
    }

    /** Replaces the results, after they have been read or forgotten. */
    void setProgress(AllLevelResults levelProgress) {
        progress.set(levelProgress);
        if (!walk.get().isFinished()) {
            before.set(levelProgress.result(level()));
        }
    }

    /** Returns the best result on this level before the present walk. */
    Optional<BestLevelResult> before() {
        return before.get();
    }

    Stopwatch clock() {
        return clock;
    }

    /** Whether the walk has a time limit. */
    BooleanProperty limitedProperty() {
        return limited;
    }

    /** Returns the time limit of this level in seconds. */
    int limit() {
        return (int) LevelCollection.timeLimit(level()).toSeconds();
    }

    /** Returns whether the time limit is exceeded. */
    boolean isTimeOver() {
        return limited.get() && !walk.get().isFinished() && clock.seconds() >= limit();
    }

    /** Advances the clock by a frame of the screen; it stops at the time limit. */
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
        } else if (now.moves() == LevelSetup.MOST_MOVES) {
            say(LevelWords.LONGEST);
        } else if (now.canMoveTo(square)) {
            makeMove(square);
        } else {
            say(LevelWords.refusal(now, square));
        }
    }

    @Override
    protected int least() {
        return squaresOfBoard();
    }

    /** Returns the squares that numbers choose: unvisited ones first, then visited ones, in move order. */
    @Override
    public List<Integer> numbered() {
        List<Integer> fresh = walk.get().newTargets();
        return Stream.concat(fresh.stream(), walk.get().targets().stream().filter(square -> !fresh.contains(square)))
                .toList();
    }

    @Override
    public String noneNumbered() {
        return walk.get().isFinished() ? LevelWords.FINISHED : KnightWalkModel.super.noneNumbered();
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

    /** Takes back all moves; they can be redone. The clock stays as it is. */
    void takeBackAll() {
        goTo(least());
    }

    /** Redoes all moves that were taken back, unless the time is over. */
    void redoAll() {
        if (isTimeOver()) {
            say(LevelWords.timeOver(limit()));
        } else {
            goTo(Integer.MAX_VALUE);
        }
    }

    /** Restarts the level and its clock; {@link #undo} restores the walk. */
    void restart() {
        open(setup.get().with(level()));
    }

    /** Returns the levels that may be played. */
    LevelProgression levels() {
        return levels;
    }

    /**
     * Opens a level, if it may be played. {@link #undo} leads back from and to a generated level even if no move was
     * made, since nobody can choose that level again.
     */
    void play(Level level) {
        LevelSetup openedSetup = setup.get().with(level);
        boolean generated = isGenerated(level) || isGenerated(level());
        if (!levels.isOpen(level)) {
            say(LevelWords.locked(level));
        } else if (generated && !level.equals(level())) {
            history.leave(openedSetup.visited());
            enter(openedSetup);
        } else {
            open(openedSetup);
        }
    }

    private static boolean isGenerated(Level level) {
        return LevelCollection.setOf(level).isEmpty();
    }

    /** Opens the next level or, if {@code by} is negative, the previous one; explains why if it cannot. */
    void playBeside(int by) {
        levels.beside(by).ifPresentOrElse(this::play, () -> say(LevelWords.noneBeside(level(), by)));
    }

    @Override
    public boolean shows(DisplayOption option) {
        return setup.get().shows(option);
    }

    /** Shows or hides something. */
    @Override
    public void show(DisplayOption option, boolean visible) {
        setup.set(setup.get().showing(option, visible));
    }
}
