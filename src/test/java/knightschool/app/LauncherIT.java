package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

class LauncherIT {

    @Test
    void versionPrintsNoWarning() throws Exception {
        Launcher.Run run = Launcher.run("--version");
        assertEquals(0, run.status());
        assertTrue(run.output().startsWith("Knight School "), run.output());
        assertEquals("", run.messages());
    }

    @Test
    void unknownCommandIsRefusedInWords() throws Exception {
        Launcher.Run run = Launcher.run("no-such-command");
        assertEquals(2, run.status());
        assertEquals("", run.output());
        assertTrue(run.messages().contains("no-such-command"), run.messages());
    }

    @Test
    void noDisplayAndNoArgumentsSaysWhatToDoInOneLine() throws Exception {
        Launcher.Run run = Launcher.run();
        assertEquals(2, run.status());
        assertEquals("", run.output());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(run.messages().contains("--help"), run.messages());
    }

    @Test
    void displayThatCannotBeReachedIsSaidInWords() throws Exception {
        Launcher.Run run = Launcher.open(":987", 60);
        assertEquals(2, run.status());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(run.messages().contains("libgtk-3-0"), run.messages());
    }

    @Test
    @EnabledIfEnvironmentVariable(named = "DISPLAY", matches = ".+")
    void displayKeepsTheWindowOpenWithoutAWord() throws Exception {
        Launcher.Run run = Launcher.open(System.getenv("DISPLAY"), 10);
        assertEquals(Launcher.STILL_RUNNING, run.status(), run.messages());
        assertEquals("", run.output());
        assertEquals("", run.messages());
    }
}
