using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Throws, out of line, so that callers stay small.</summary>
internal static class ThrowHelper
{
    [DoesNotReturn]
    internal static void ThrowSlotsDoNotFitTable()
        => throw new ArgumentException("The slots of a tag class do not fit its table: the class was compiled by another version of the generator.");

    [DoesNotReturn]
    internal static void ThrowTooManyLevels(Type type)
        => throw new InvalidOperationException($"The tag class {type} has more than {TagLayout.MaxLevels} levels: GetLevel must return false for the last one.");

    [DoesNotReturn]
    internal static void ThrowTableVersion(int version)
        => throw new NotSupportedException($"A tag class was compiled for table version {version}; this SpanPack understands {TagTable.ContractVersion}.");

    [DoesNotReturn]
    internal static void ThrowTooLarge()
        => throw new InvalidOperationException("A trace payload cannot be larger than an array: about 2 GiB.");

    [DoesNotReturn]
    internal static void ThrowPayloadClosed()
        => throw new InvalidOperationException("The payload takes no more chunks: one was taken back. Complete it and begin the next.");
}
