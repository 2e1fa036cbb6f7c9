package knightschool.ui.playback;

/** The state of a playback: paused, or playing in a direction. */
public enum PlaybackStatus {
    PAUSED(0),
    FORWARD(1),
    BACKWARD(-1);

    private final int direction;

    PlaybackStatus(int direction) {
        this.direction = direction;
    }

    int direction() {
        return direction;
    }
}
