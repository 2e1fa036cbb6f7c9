package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import knightschool.drawing.ColourRole;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The dots below a slide's text. */
@Execution(ExecutionMode.CONCURRENT)
class SlideDotsTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final String LESSON = "walks-trails-paths-circuits";

    @ParameterizedTest
    @EnumSource
    void dotIsYellowNowFilledWhereTheSlideWasSeenAndElseHollow(Theme theme) {
        UserSettings settings = UserSettings.forgotten();
        settings.themeProperty().set(theme);
        MainWindow window = windows.make(settings, SceneRegistry.all());
        for (int slide : List.of(1, 3, 4)) {
            ToolkitThread.run(() -> window.open(OwnLessons.slide(LESSON, slide)));
            FrameLayout.untilSettled(window, 1280, 720);
        }
        Paint now = paint(theme, ColourRole.ACCENT);
        Paint seen = paint(theme, ColourRole.INK);
        Paint hollow = paint(theme, ColourRole.PAGE);
        assertEquals(
                List.of(seen, hollow, seen, now, hollow, hollow, hollow, hollow),
                ToolkitThread.call(() -> window.scene().getRoot().lookupAll(".dot").stream()
                        .map(dot -> ((Region) dot)
                                .getBackground()
                                .getFills()
                                .getLast()
                                .getFill())
                        .toList()));
    }

    private static Paint paint(Theme theme, ColourRole role) {
        int colour = theme.palette().argb(role);
        return Color.rgb(colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF);
    }
}
