using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Throws for errors of tag classes, out of line, so that callers stay small.</summary>
internal static class TagErrors
{
    [DoesNotReturn]
    internal static void ThrowSlotsDoNotFitTable()
        => throw new ArgumentException("The slots of a tag class do not fit its table: the class was compiled by another version of the "
            + "generator.");

    [DoesNotReturn]
    internal static void ThrowTooManyLevels(Type type, int max)
        => throw new InvalidOperationException($"The tag class {type} has more than {max} levels: GetLevel must return false for the last "
            + "one.");

    [DoesNotReturn]
    internal static void ThrowTableVersion(int version, int supported)
        => throw new NotSupportedException($"A tag class was compiled for table version {version}; this SpanPack understands {supported}.");
}
