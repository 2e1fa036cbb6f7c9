package knightschool.statemap;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The map of a puzzle worked out anew on texts alone: a position is the text of its board, a block is the cells that
 * show one letter, and a move shifts these cells. It shares no code with the program.
 */
final class BruteForceMap {
    /** The positions in the order in which they are met, each with those one move away. */
    final Map<String, Set<String>> links = new LinkedHashMap<>();

    private final int columns;
    private final String start;

    BruteForceMap(String start, boolean expandGoals) {
        this.start = start;
        this.columns = start.indexOf('\n') + 1;
        Deque<String> open = new ArrayDeque<>(List.of(start));
        links.put(start, new HashSet<>());
        while (!open.isEmpty()) {
            String at = open.remove();
            for (String next : isGoal(at) && !expandGoals ? List.<String>of() : next(at)) {
                if (links.putIfAbsent(next, new HashSet<>()) == null) {
                    open.add(next);
                }
                links.get(at).add(next);
                links.get(next).add(at);
            }
        }
    }

    static boolean isGoal(String board) {
        return board.contains("A\n");
    }

    private List<String> next(String board) {
        List<String> all = new ArrayList<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            int first = board.indexOf(letter);
            if (first >= 0) {
                int step = board.charAt(first + 1) == letter ? 1 : columns;
                slide(board, letter, step, all);
                slide(board, letter, -step, all);
            }
        }
        return all;
    }

    private static void slide(String board, char letter, int by, List<String> all) {
        String at = board;
        while ((at = shifted(at, letter, by)) != null) {
            all.add(at);
        }
    }

    private static String shifted(String board, char letter, int by) {
        char[] cells = board.replace(letter, '.').toCharArray();
        for (int i = 0; i < board.length(); i++) {
            if (board.charAt(i) == letter) {
                if (i + by < 0 || i + by >= cells.length || cells[i + by] != '.') {
                    return null;
                }
                cells[i + by] = letter;
            }
        }
        return new String(cells);
    }

    long linkCount() {
        return links.values().stream().mapToInt(Set::size).sum() / 2;
    }

    long goalCount() {
        return links.keySet().stream().filter(BruteForceMap::isGoal).count();
    }

    /** The distances from some positions. */
    Map<String, Integer> distances(List<String> sources) {
        Map<String, Integer> distance = new HashMap<>();
        Deque<String> open = new ArrayDeque<>(sources);
        sources.forEach(source -> distance.put(source, 0));
        while (!open.isEmpty()) {
            String at = open.remove();
            for (String next : links.get(at)) {
                if (distance.putIfAbsent(next, distance.get(at) + 1) == null) {
                    open.add(next);
                }
            }
        }
        return distance;
    }

    Map<String, Integer> toGoal() {
        return distances(links.keySet().stream().filter(BruteForceMap::isGoal).toList());
    }

    /** How many shortest solutions there are, each walked through to its end; stops counting at a limit. */
    BigInteger solutions(int limit) {
        Map<String, Integer> toGoal = toGoal();
        return BigInteger.valueOf(toGoal.containsKey(start) ? walks(start, toGoal, limit) : 0);
    }

    private int walks(String at, Map<String, Integer> toGoal, int limit) {
        if (isGoal(at)) {
            return 1;
        }
        int[] found = {0};
        links.get(at).stream()
                .filter(next -> toGoal.getOrDefault(next, -1) == toGoal.get(at) - 1)
                .takeWhile(_ -> found[0] < limit)
                .forEach(next -> found[0] += walks(next, toGoal, limit - found[0]));
        return Math.min(limit, found[0]);
    }

    /** The degrees of all positions, rising. */
    int[] degrees() {
        return links.values().stream().mapToInt(Set::size).sorted().toArray();
    }

    @Override
    public String toString() {
        return Arrays.toString(degrees());
    }
}
