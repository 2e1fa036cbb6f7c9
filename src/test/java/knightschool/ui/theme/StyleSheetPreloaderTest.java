package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import knightschool.ui.robot.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class StyleSheetPreloaderTest {
    private static final double LARGER = 1.1;
    private static final double LARGEST = 1.2;

    private final Queue<Runnable> later = new ArrayDeque<>();

    private void doAll() {
        while (!later.isEmpty()) {
            later.poll().run();
        }
    }

    @Test
    void oneSheetIsReadAtATime() {
        StyleSheetPreloader kept = new StyleSheetPreloader(later::add);
        List<String> sheets = Theme.LIGHT.sheets(LARGER);
        kept.keep(sheets);
        assertEquals(List.of(), kept.read(), "whoever asks does not wait");
        later.poll().run();
        assertEquals(sheets.subList(0, 1), kept.read());
        assertEquals(1, later.size());
        doAll();
        assertEquals(sheets, kept.read());
    }

    @Test
    void sheetsAreGivenUpForOthersAlsoBeforeAllAreRead() {
        StyleSheetPreloader kept = new StyleSheetPreloader(later::add);
        kept.keep(Theme.LIGHT.sheets(LARGER));
        later.poll().run();
        kept.keep(Theme.LIGHT.sheets(LARGEST));
        doAll();
        assertEquals(Theme.LIGHT.sheets(LARGEST), kept.read());
        kept.keep(List.of());
        assertEquals(List.of(), kept.read());
    }
}
