package knightschool.bench;

/** Something that makes steps, and whose steps a second are measured. */
interface Subject {
    /** What its row is called. */
    String name();

    /** Makes some steps, and returns how many. */
    long run();
}
