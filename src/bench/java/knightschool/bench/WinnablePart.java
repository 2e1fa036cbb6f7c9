package knightschool.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.play.Game;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.tour.TourCheck;

/** Whether positions that players reach can still be won: how many are decided, how many wrongly, and how fast. */
final class WinnablePart implements Part {
    private static final long SEED = 1;
    private static final int POSITIONS = 10_000;
    private static final int LARGE_SIDE = 40;
    private static final int LARGE_POSITIONS = 300;
    private static final double PROMISED_MILLIS = 100;
    private static final double MILLION = 1e6;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    @Override
    public String name() {
        return "winnable";
    }

    @Override
    public String heading() {
        return "Whether a game can still be won: %,d positions as players reach them (seed %d; 8 x 8 and boards with holes of"
                        .formatted(POSITIONS, SEED)
                + " 16 to 64 squares, 5 to 60 moves by chance and by the rule of fewest open moves; open tours, end squares,"
                + " circuits)";
    }

    @Override
    public List<Row> measure() {
        List<Row> rows = new ArrayList<>(rows("", new PlayedPositions(SEED), POSITIONS));
        String large = "%d x %d, ".formatted(LARGE_SIDE, LARGE_SIDE);
        rows.addAll(rows(large, PlayedPositions.onLargeBoards(LARGE_SIDE, SEED), LARGE_POSITIONS));
        return rows;
    }

    /** @param boards what stands before each row's name */
    private static List<Row> rows(String boards, PlayedPositions positions, int count) {
        List<Game> games = Stream.generate(positions::next).limit(count).toList();
        answers(games);
        List<Double> millis = new ArrayList<>();
        List<Winnability> answers =
                games.stream().map(game -> timed(game, millis)).toList();
        List<Row> rows = new ArrayList<>();
        rows.add(decided(boards, answers));
        rows.add(wrong(boards, games, answers));
        rows.addAll(times(boards, millis));
        return rows;
    }

    /** Once before the clock runs, as in a program that has been open for a while. */
    private static void answers(List<Game> games) {
        games.forEach(WinnablePart::answer);
    }

    private static Winnability answer(Game game) {
        return WinnabilityDecider.decide(game, () -> {});
    }

    private static Winnability timed(Game game, List<Double> millis) {
        long begun = CLOCK.getCurrentThreadCpuTime();
        Winnability answer = answer(game);
        millis.add((CLOCK.getCurrentThreadCpuTime() - begun) / MILLION);
        return answer;
    }

    private static Row decided(String boards, List<Winnability> answers) {
        Map<String, Long> kinds = answers.stream()
                .collect(Collectors.groupingBy(WinnablePart::kind, TreeMap::new, Collectors.counting()));
        long decided = answers.stream()
                .filter(answer -> answer.verdict() != TourExistenceVerdict.UNKNOWN)
                .count();
        String how = kinds.entrySet().stream()
                .map(kind -> "%s %,d".formatted(kind.getKey(), kind.getValue()))
                .collect(Collectors.joining(", "));
        return Row.of(
                boards + "decided", 100.0 * decided / answers.size(), 2, "%% of %,d".formatted(answers.size()), how);
    }

    private static String kind(Winnability answer) {
        return answer instanceof CannotBeWon(Witness witness)
                ? witness.kind().word()
                : answer.verdict().word();
    }

    private static Row wrong(String boards, List<Game> games, List<Winnability> answers) {
        List<Optional<Boolean>> right = IntStream.range(0, games.size())
                .mapToObj(i -> isRight(games.get(i), answers.get(i)))
                .toList();
        long wrong = right.stream().filter(Optional.of(false)::equals).count();
        long unchecked = right.stream().filter(Optional::isEmpty).count();
        String how =
                "of %,d: every completion followed, every \"no\" compared with all paths tried or counted; too large for that: %,d"
                        .formatted(games.size() - unchecked, unchecked);
        return Row.of(boards + "wrong answers", wrong, 0, "positions", how);
    }

    private static Optional<Boolean> isRight(Game game, Winnability answer) {
        return switch (answer) {
            case CanBeWon(List<Integer> completion) -> Optional.of(isTour(game, completion));
            case CannotBeWon _ -> WinnableTruth.of(game).map(found -> !found);
            case Winnability.NotKnown _ -> Optional.of(true);
        };
    }

    private static boolean isTour(Game game, List<Integer> completion) {
        int[] tour = Stream.concat(game.path().stream(), completion.stream())
                .mapToInt(Integer::intValue)
                .toArray();
        TourCheck check = new TourCheck(game.board(), game.goal().isClosed());
        Arrays.stream(tour).forEach(check::add);
        return check.end().isEmpty();
    }

    private static List<Row> times(String boards, List<Double> millis) {
        List<Double> sorted = millis.stream().sorted().toList();
        Sample sample = Sample.of(millis);
        String how =
                "processor time, the second time that each is asked; a completion or the smallest witness that was found with it";
        return List.of(
                Row.of(boards + "time, median", sample.median(), 3, "ms", how),
                Row.of(boards + "time, 99 % of them within", sorted.get(sorted.size() * 99 / 100), 2, "ms", how),
                Row.of(boards + "time, the longest", sample.greatest(), 1, "ms", how),
                Row.of(boards + "within 100 ms", 100 * sample.share(PROMISED_MILLIS), 2, "%", how));
    }
}
