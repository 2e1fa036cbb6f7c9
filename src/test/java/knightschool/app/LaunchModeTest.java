package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LaunchModeTest {

    @Test
    void chooseCommandLineWhereArgumentsAreGiven() {
        assertEquals(LaunchMode.COMMAND_LINE, LaunchMode.choose(true, true, true, true));
        assertEquals(LaunchMode.COMMAND_LINE, LaunchMode.choose(true, true, false, false));
    }

    @Test
    void chooseWindowWhereADisplayIs() {
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, false, true, true));
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, false, true, false));
        assertEquals(LaunchMode.WINDOW, LaunchMode.choose(false, true, true, true));
    }

    @Test
    void chooseGalleryOnlyWhereAFolderIsNamed() {
        assertEquals(LaunchMode.GALLERY, LaunchMode.choose(false, false, false, true));
        assertEquals(LaunchMode.ADVICE, LaunchMode.choose(false, false, false, false));
        assertEquals(LaunchMode.ADVICE, LaunchMode.choose(false, true, false, true));
    }
}
