/**
 * Lines and discs painted into an array of pixels, for pictures of so many shapes that a toolkit's canvas is too slow
 * for them. Anti-aliased, without a toolkit and without an object per shape.
 *
 * <p>{@link knightschool.drawing.raster.Raster} holds the pixels; {@link knightschool.drawing.raster.LineRaster} and
 * {@link knightschool.drawing.raster.DiscRaster} paint into it.
 */
package knightschool.drawing.raster;
