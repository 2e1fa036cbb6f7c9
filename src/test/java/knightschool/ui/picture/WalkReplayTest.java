package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import knightschool.drawing.board.DrawnWalk;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class WalkReplayTest {
    private static final int SQUARES = 12;
    private static final DrawnWalk WALK =
            new DrawnWalk(IntStream.range(0, SQUARES).boxed().toList(), false);

    private final List<Integer> seen = new ArrayList<>();
    private WalkReplay replay;

    private int drawn() {
        return replay.line().map(line -> line.squares().size()).orElse(0);
    }

    @Test
    void walkIsPlayedOnceFromItsFirstSquareToItsLast() throws Exception {
        ToolkitThread.run(() -> {
            Region canvas = new Region();
            new Scene(new Group(canvas));
            replay = new WalkReplay(canvas, () -> seen.add(drawn()));
            replay.show(Optional.of(WALK));
        });
        assertTrue(onFx(() -> seen.getFirst()) <= 1, seen::toString);
        untilShown("the walk is whole", () -> replay.isStill());
        assertEquals(Optional.of(WALK), onFx(() -> replay.line()));
        List<Integer> steps = onFx(() -> seen.stream().distinct().toList());
        assertEquals(steps.stream().sorted().toList(), steps);
        assertTrue(steps.size() > 2, steps::toString);
        onFx(() -> {
            replay.show(Optional.empty());
            return null;
        });
        assertTrue(onFx(() -> replay.isStill()));
        assertEquals(Optional.empty(), onFx(() -> replay.line()));
        ToolkitThread.run(replay::close);
    }
}
