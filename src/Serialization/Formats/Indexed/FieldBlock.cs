using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The bytes that the strings and the kind of a v1.0 span have in one payload, once all of them are in its table: for a span with the same objects one copy.</summary>
internal sealed class FieldBlock
{
    private const int Capacity = 2 * PaddedBytes.Step; // eight fields have about 24 bytes
    private const int MaxMisses = 8; // in a row: spans of two kinds that take turns do not drive each other out

    private HeadStrings _head;
    private string? _environment;
    private string? _version;
    private string? _component;
    private uint _kind;
    private Block _bytes;
    private int _misses;

    /// <summary>Fields in the bytes; 0 while there are none.</summary>
    internal int Count { get; private set; }

    /// <summary>How many bytes they are.</summary>
    internal int ByteCount { get; private set; }

    /// <summary>Whether the bytes are those of these fields. Without fields there are none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool IsOf(string? service, string? name, string? resource, string? type, scoped ref V1LiftedFields lifted)
        => ReferenceEquals(_head[HeadStrings.Service], service) && ReferenceEquals(_head[HeadStrings.Name], name) && ReferenceEquals(_head[HeadStrings.Resource], resource)
        && ReferenceEquals(_head[HeadStrings.Type], type) && ReferenceEquals(_environment, lifted.Environment) && ReferenceEquals(_version, lifted.Version)
        && ReferenceEquals(_component, lifted.Component) && _kind == lifted.Kind;

    /// <summary>Copies the bytes. Needs as many writable bytes as <see cref="PaddedBytes.MaxOverrun"/> and they are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Copy(ref byte destination)
    {
        _misses = 0;
        ref byte source = ref Unsafe.As<Block, byte>(ref _bytes);
        nint size = ByteCount;
        RawBytes.Copy32(ref source, ref destination);
        if (size > PaddedBytes.Step) RawBytes.Copy32(ref Unsafe.Add(ref source, PaddedBytes.Step), ref Unsafe.Add(ref destination, PaddedBytes.Step));
        return ref Unsafe.Add(ref destination, size);
    }

    /// <summary>Takes note of fields that are not these.</summary>
    /// <returns>Whether to remember those.</returns>
    internal bool Miss() => Count == 0 || ++_misses >= MaxMisses;

    /// <summary>Remembers the bytes of fields, if they are not too many.</summary>
    internal void Set(string? service, string? name, string? resource, string? type, scoped ref V1LiftedFields lifted, ref readonly byte bytes, int size, int count)
    {
        if (size > Capacity) return;
        (_head[HeadStrings.Service], _head[HeadStrings.Name], _head[HeadStrings.Resource], _head[HeadStrings.Type]) = (service, name, resource, type);
        (_environment, _version, _component, _kind) = (lifted.Environment, lifted.Version, lifted.Component, lifted.Kind);
        MemoryMarshal.CreateReadOnlySpan(in bytes, size).CopyTo(_bytes);
        ByteCount = size;
        Count = count;
        _misses = 0;
    }

    /// <summary>Forgets the bytes and the strings.</summary>
    internal void Clear()
    {
        (Count, ByteCount) = (0, 0);
        _head = default;
        (_environment, _version, _component, _kind) = (null, null, null, 0);
    }

    [InlineArray(Capacity)]
    private struct Block
    {
        private byte _first;
    }
}
