package knightschool.trace;

/**
 * What a search does from the placement of a square until it takes that square back: the part of its search tree below
 * that node, the node included.
 *
 * @param square the square of the node
 * @param depth which square of the path it is, counted from 1
 * @param first the step that places it; 0 for the first square
 * @param last the step that takes it back, else the last one known of the search
 * @param ended whether {@code last} takes it back
 * @param steps number of steps from the first to the last
 * @param placements number of squares placed in them, that of the node included; the first square of a path is not
 *     placed
 * @param deepest the greatest number of squares visited in them
 * @param found whether the search ends in it with a tour
 */
public record Subtree(
        int square,
        int depth,
        long first,
        long last,
        boolean ended,
        long steps,
        long placements,
        int deepest,
        boolean found) {}
