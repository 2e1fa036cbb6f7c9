package knightschool.bench;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;

/** The map of {@link MapPass} as one would first write it: packed positions in a {@link HashMap}, links in lists. */
final class PlainMapPass implements Subject {
    private static final int SIDE = 6;
    private static final int BITS = 3;

    private final SlidingPuzzle puzzle = MapPass.PUZZLE;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final List<List<Integer>> links = new ArrayList<>();
    private final Deque<Long> open = new ArrayDeque<>();

    @Override
    public String name() {
        return "plain map";
    }

    @Override
    public long run() {
        numbers.clear();
        links.clear();
        long start = 0;
        for (int i = 0; i < puzzle.blocks().size(); i++) {
            start |= (long) puzzle.blocks().get(i).place() << BITS * i;
        }
        number(start);
        while (!open.isEmpty()) {
            expand(open.remove());
        }
        toGoals();
        return numbers.size();
    }

    private int number(long position) {
        Integer known = numbers.get(position);
        if (known == null) {
            known = numbers.size();
            numbers.put(position, known);
            links.add(new ArrayList<>());
            open.add(position);
        }
        return known;
    }

    private void expand(long position) {
        boolean[] taken = new boolean[SIDE * SIDE];
        for (int i = 0; i < puzzle.blocks().size(); i++) {
            puzzle.blocks().get(i).at(place(position, i)).cells(SIDE).forEach(cell -> taken[cell] = true);
        }
        List<Integer> own = links.get(numbers.get(position));
        for (int i = 0; i < puzzle.blocks().size(); i++) {
            SlidingBlock block = puzzle.blocks().get(i);
            int place = place(position, i);
            for (int to = place - 1; to >= 0 && !taken[cell(block, to)]; to--) {
                own.add(number(position + ((long) to - place << BITS * i)));
            }
            for (int to = place + 1;
                    to + block.length() <= SIDE && !taken[cell(block, to + block.length() - 1)];
                    to++) {
                own.add(number(position + ((long) to - place << BITS * i)));
            }
        }
    }

    private static int place(long position, int block) {
        return (int) (position >>> BITS * block & (1 << BITS) - 1);
    }

    private static int cell(SlidingBlock block, int along) {
        return block.horizontal() ? block.row() * SIDE + along : along * SIDE + block.column();
    }

    private void toGoals() {
        int[] distance = new int[links.size()];
        Deque<Integer> queue = new ArrayDeque<>();
        int target = puzzle.targetNumber();
        numbers.forEach((position, number) -> {
            if (place(position, target) + puzzle.target().length() == SIDE) {
                distance[number] = 1;
                queue.add(number);
            }
        });
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (int to : links.get(at)) {
                if (distance[to] == 0) {
                    distance[to] = distance[at] + 1;
                    queue.add(to);
                }
            }
        }
    }
}
