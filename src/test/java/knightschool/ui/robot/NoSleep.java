package knightschool.ui.robot;

import java.util.concurrent.TimeUnit;
import org.testfx.robot.SleepRobot;

/** For robots that need not pause between two actions. */
final class NoSleep implements SleepRobot {
    @Override
    public void sleep(long millis) {}

    @Override
    public void sleep(long duration, TimeUnit unit) {}
}
