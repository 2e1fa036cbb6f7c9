/**
 * Domain arrays as cells, one for each of a square's eight moves, without a toolkit.
 *
 * <p>{@link knightschool.drawing.domain.DomainCellDrawing} draws a cell: in words, as in the one row of the square that
 * is pointed at ({@link knightschool.drawing.domain.DomainArrayDrawing}), or as a sign, as in the table of all squares
 * ({@link knightschool.drawing.domain.DomainTableDrawing}). Where the squares of the table lie is up to
 * {@link knightschool.drawing.domain.DomainTableGrid}; {@link knightschool.drawing.domain.DomainLegendSigns} lists what
 * is in the cells, for the legend.
 */
package knightschool.drawing.domain;
