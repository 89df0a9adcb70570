using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The bytes that the automatic tags of a role have in one payload, once all their strings are in its table: for every further span of the role one copy.</summary>
internal sealed class RunBlock
{
    /// <summary>Bytes that are remembered, at most: the sixteen tags of a process in Azure App Service have about 100.</summary>
    internal const int Capacity = 4 * PaddedBytes.Step;

    private Block _bytes;

    /// <summary>The tags that the bytes are of; null while there are none.</summary>
    internal RoleTags? Runs { get; private set; }

    /// <summary>Tags in the bytes.</summary>
    internal int Count { get; private set; }

    /// <summary>How many bytes they are.</summary>
    internal int ByteCount { get; private set; }

    /// <summary>Copies the bytes. Needs as many writable bytes as <see cref="PaddedBytes.MaxOverrun"/> and they are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Copy(ref byte destination)
    {
        ref byte source = ref Unsafe.As<Block, byte>(ref _bytes);
        nint size = ByteCount;
        for (nint i = 0; i < size; i += KeyTable.EntrySize) RawBytes.Copy32(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref destination, i));
        return ref Unsafe.Add(ref destination, size);
    }

    /// <summary>Remembers the bytes of tags, if they are not too many.</summary>
    internal void Set(RoleTags runs, ref readonly byte bytes, int size, int count)
    {
        if (size > Capacity) return;
        MemoryMarshal.CreateReadOnlySpan(in bytes, size).CopyTo(_bytes);
        ByteCount = size;
        Count = count;
        Runs = runs;
    }

    /// <summary>Forgets the bytes.</summary>
    internal void Clear() => Runs = null;

    [InlineArray(Capacity)]
    private struct Block
    {
        private byte _first;
    }
}
