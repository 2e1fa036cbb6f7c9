package knightschool.play.level;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import knightschool.files.ThreeWayMerge;

/**
 * What a person has finished, and how well. Immutable.
 *
 * @param results the best of every level that was finished at least once, by its key
 */
public record LevelProgress(SortedMap<LevelParameters, LevelResult> results) {
    /** Nothing is finished yet. */
    public static final LevelProgress NONE = new LevelProgress(Collections.emptySortedMap());

    public LevelProgress {
        results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
    }

    /** The best result of a level; empty if it was never finished. */
    public Optional<LevelResult> result(Level level) {
        return Optional.ofNullable(results.get(level.key()));
    }

    public boolean isFinished(Level level) {
        return results.containsKey(level.key());
    }

    /** The stars of the best result of a level; 0 if it was never finished. */
    public int stars(Level level) {
        return result(level).map(LevelResult::moves).map(level::stars).orElse(0);
    }

    /** The stars of several levels together. */
    public int stars(List<Level> levels) {
        return levels.stream().mapToInt(this::stars).sum();
    }

    /**
     * With a finished walk and the time that it took: what is better than before is kept.
     *
     * @throws IllegalArgumentException if the walk is not finished
     */
    public LevelProgress with(PlayedLevelWalk walk, Duration time) {
        if (!walk.isFinished()) {
            throw new IllegalArgumentException("the walk is not finished");
        }
        return with(walk.level().key(), new LevelResult(walk.moves(), time));
    }

    LevelProgress with(LevelParameters key, LevelResult result) {
        SortedMap<LevelParameters, LevelResult> more = new TreeMap<>(results);
        more.merge(key, result, LevelResult::best);
        return new LevelProgress(more);
    }

    /** What was finished here and there; of each level what is better. */
    public static LevelProgress merge(LevelProgress base, LevelProgress mine, LevelProgress theirs) {
        return new LevelProgress(ThreeWayMerge.ofMaps(base.results, mine.results, theirs.results, LevelResult::best));
    }

    /**
     * Whether a level may be played: the first of every set, whatever is finished already, one behind a finished level
     * of its set, and every level that belongs to no set.
     */
    public boolean isOpen(Level level) {
        return Levels.setOf(level).map(set -> isOpen(level, set.levels())).orElse(true);
    }

    private boolean isOpen(Level level, List<Level> set) {
        int place = set.indexOf(level);
        return place == 0 || isFinished(level) || isFinished(set.get(place - 1));
    }

    /** The first open level of the program that is not finished; the first of all where every one is. */
    public Level next() {
        return Levels.all().stream()
                .filter(level -> !isFinished(level) && isOpen(level))
                .findFirst()
                .orElse(Levels.all().getFirst());
    }

    /** The level behind one, where it may be played; behind one that is in no set, the first that is not finished. */
    public Optional<Level> after(Level level) {
        return level.number() == Level.UNNUMBERED ? Optional.of(next()) : numbered(level.number() + 1);
    }

    private Optional<Level> numbered(int number) {
        return number >= 1 && number <= Levels.all().size()
                ? Optional.of(Levels.numbered(number)).filter(this::isOpen)
                : Optional.empty();
    }
}
