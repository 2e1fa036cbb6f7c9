package knightschool.ui;

import java.util.List;

/** How large the window is, in pixels. */
record WindowSize(int width, int height) {
    static final WindowSize SMALLEST = new WindowSize(1024, 700);
    static final WindowSize PROJECTOR = new WindowSize(1280, 720);
    static final WindowSize LARGE = new WindowSize(1920, 1080);
    static final List<WindowSize> ALL = List.of(SMALLEST, PROJECTOR, LARGE);

    @Override
    public String toString() {
        return width + " x " + height;
    }
}
