package knightschool.trace;

/**
 * The part of a search tree below a node, the node included: the steps from the placement of a square until its undo.
 *
 * @param square the square of the node
 * @param depth position of the square in the path, from 1
 * @param first the step that places it; 0 for the first square
 * @param last the step that undoes it, otherwise the last known step of the search
 * @param ended whether {@code last} undoes it
 * @param steps number of steps from the first to the last
 * @param placements number of squares placed in them, that of the node included; the first square of a path is not
 *     placed
 * @param pruned number of squares that the lookahead took back in them
 * @param deepest the greatest number of visited squares in them
 * @param hasTour whether the search ends in it with a tour
 */
public record Subtree(
        int square,
        int depth,
        long first,
        long last,
        boolean ended,
        long steps,
        long placements,
        long pruned,
        int deepest,
        boolean hasTour) {}
