package knightschool.play.level;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import knightschool.files.shared.ThreeWayMerge;

/**
 * A player's results in all levels. Immutable.
 *
 * @param results the best result of every level that was finished at least once, by its parameters
 */
public record AllLevelResults(SortedMap<LevelParameters, BestLevelResult> results) {
    /** No level is finished. */
    public static final AllLevelResults NONE = new AllLevelResults(Collections.emptySortedMap());

    public AllLevelResults {
        results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
    }

    /** Returns the best result of a level; empty if it was never finished. */
    public Optional<BestLevelResult> result(Level level) {
        return Optional.ofNullable(results.get(level.key()));
    }

    public boolean isFinished(Level level) {
        return results.containsKey(level.key());
    }

    /** Returns the stars of the best result of a level; 0 if it was never finished. */
    public int stars(Level level) {
        return result(level).map(BestLevelResult::moves).map(level::stars).orElse(0);
    }

    /** Returns the total stars of several levels. */
    public int stars(List<Level> levels) {
        return levels.stream().mapToInt(this::stars).sum();
    }

    /**
     * Returns this progress with the result of a finished walk; the better number of moves and the better time are
     * kept.
     *
     * @throws IllegalArgumentException if the walk is not finished
     */
    public AllLevelResults with(PlayedLevelWalk walk, Duration time) {
        if (!walk.isFinished()) {
            throw new IllegalArgumentException("the walk is not finished");
        }
        return with(walk.level().key(), new BestLevelResult(walk.moves(), time));
    }

    AllLevelResults with(LevelParameters key, BestLevelResult result) {
        SortedMap<LevelParameters, BestLevelResult> more = new TreeMap<>(results);
        more.merge(key, result, BestLevelResult::best);
        return new AllLevelResults(more);
    }

    /** Merges two changed versions of a progress; for each level the better results are kept. */
    public static AllLevelResults merge(AllLevelResults base, AllLevelResults ours, AllLevelResults theirs) {
        return new AllLevelResults(
                ThreeWayMerge.ofMaps(base.results, ours.results, theirs.results, BestLevelResult::best));
    }

    /**
     * Returns whether a level may be played: a finished level, the first level of a set, a level after a finished level
     * of the same set, and every level outside the sets.
     */
    public boolean isOpen(Level level) {
        return LevelCollection.setOf(level)
                .map(set -> isOpen(level, set.levels()))
                .orElse(true);
    }

    private boolean isOpen(Level level, List<Level> set) {
        int place = set.indexOf(level);
        return place == 0 || isFinished(level) || isFinished(set.get(place - 1));
    }

    /** Returns the first open level of the program that is not finished; the very first if all are. */
    public Level next() {
        return LevelCollection.all().stream()
                .filter(level -> !isFinished(level) && isOpen(level))
                .findFirst()
                .orElse(LevelCollection.all().getFirst());
    }

    /**
     * Returns the level after the given one, if it may be played; after one that does not belong to a set, the first
     * that is not finished.
     */
    public Optional<Level> after(Level level) {
        return level.number() == Level.UNNUMBERED ? Optional.of(next()) : numbered(level.number() + 1);
    }

    private Optional<Level> numbered(int number) {
        return number >= 1 && number <= LevelCollection.all().size()
                ? Optional.of(LevelCollection.numbered(number)).filter(this::isOpen)
                : Optional.empty();
    }
}
