package knightschool.setup;

/**
 * What a scene shows: the value that opens it and that it answers with. One record for each scene, each with its own
 * keys; equal ones show the same.
 */
public interface Setup {
    /** Which scene. */
    SceneKind scene();

    /** The same without a reference to a file beside it, so that it can be written into any folder. */
    Setup selfContained();
}
