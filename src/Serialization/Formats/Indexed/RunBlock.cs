using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// The bytes of a role's automatic tags in one payload, once all their strings are in its table. Every further span of the role copies
/// them.
/// </summary>
internal sealed class RunBlock
{
    /// <summary>The maximum number of bytes: the sixteen tags of a process in Azure App Service have about 100.</summary>
    internal const int Capacity = 4 * PaddedBytes.Step;

    private Block _bytes;

    /// <summary>Gets the tags of the bytes; null when empty.</summary>
    internal RoleTags? Runs { get; private set; }

    /// <summary>Gets the number of tags.</summary>
    internal int Count { get; private set; }

    /// <summary>Gets the number of bytes.</summary>
    internal int ByteCount { get; private set; }

    /// <summary>Copies the bytes. Needs that many writable bytes, and <see cref="PaddedBytes.MaxOverrun"/> more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Copy(ref byte destination)
        => ref RawBytes.CopySteps(ref Unsafe.As<Block, byte>(ref _bytes), ref destination, ByteCount);

    /// <summary>Keeps the bytes of tags, if they are not too many.</summary>
    internal void Set(RoleTags runs, ref readonly byte bytes, int size, int count)
    {
        if (size > Capacity) return;
        MemoryMarshal.CreateReadOnlySpan(in bytes, size).CopyTo(_bytes);
        ByteCount = size;
        Count = count;
        Runs = runs;
    }

    /// <summary>Removes the bytes.</summary>
    internal void Clear() => Runs = null;

    [InlineArray(Capacity)]
    private struct Block
    {
        private byte _first;
    }
}
