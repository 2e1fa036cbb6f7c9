package knightschool.ui.playback;

/** Whether steps are played, and which way. */
public enum PlayDirection {
    PAUSED(0),
    FORWARD(1),
    BACKWARD(-1);

    private final int direction;

    PlayDirection(int direction) {
        this.direction = direction;
    }

    int direction() {
        return direction;
    }
}
