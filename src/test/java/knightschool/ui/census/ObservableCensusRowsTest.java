package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ObservableCensusRowsTest {
    private final Random random = new Random(11);
    private final ObservableCensusRows rows = new ObservableCensusRows();

    private List<CensusRow> some() {
        Outcome[] outcomes = Outcome.values();
        int kinds = random.nextInt(outcomes.length) + 1;
        return IntStream.range(0, random.nextInt(5))
                .mapToObj(_ -> new CensusRow(random.nextInt(12), outcomes[random.nextInt(kinds)], 1))
                .toList();
    }

    private void change() {
        switch (random.nextInt(4)) {
            case 0 -> rows.setAll(List.of());
            case 1 -> rows.setAll(List.of(new CensusRow(3, Outcome.STOPPED, 9)));
            case 2 -> {
                if (!rows.isEmpty()) {
                    rows.set(0, new CensusRow(rows.getFirst().start(), Outcome.FOUND, 2));
                }
            }
            default -> rows.merge(some());
        }
    }

    @Test
    void outcomesAreThoseOfTheRowsAfterEveryChange() {
        for (int i = 0; i < 500; i++) {
            change();
            assertEquals(rows.stream().map(CensusRow::outcome).collect(Collectors.toSet()), rows.outcomes());
        }
    }

    /** A legend asks in every frame: it collected them from all rows each time. */
    @Test
    void outcomesAreCollectedOnceWhileNoneComesOrGoes() {
        rows.merge(List.of(new CensusRow(0, Outcome.FOUND, 1)));
        Set<Outcome> first = rows.outcomes();
        rows.merge(List.of(new CensusRow(1, Outcome.FOUND, 5)));
        assertSame(first, rows.outcomes());
        rows.merge(List.of(new CensusRow(2, Outcome.STOPPED, 5)));
        assertEquals(Set.of(Outcome.FOUND, Outcome.STOPPED), rows.outcomes());
    }
}
