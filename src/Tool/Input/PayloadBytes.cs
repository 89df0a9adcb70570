using System.IO.MemoryMappedFiles;

namespace SpanPack.Tool;

/// <summary>The bytes of a payload: small ones in memory, large ones mapped, so that the system keeps no more of them than is looked at.</summary>
internal sealed unsafe class PayloadBytes : IDisposable
{
    private const int MaxInMemory = 1024 * 1024;

    private readonly byte[]? _array;
    private readonly int _length;
    private readonly MemoryMappedFile? _map;
    private readonly MemoryMappedViewAccessor? _view;
    private readonly byte* _start;

    internal PayloadBytes(byte[] array) => (_array, _length) = (array, array.Length);

    private PayloadBytes(FileStream file)
    {
        _length = (int)file.Length;
        _map = MemoryMappedFile.CreateFromFile(file, null, 0, MemoryMappedFileAccess.Read, HandleInheritability.None, leaveOpen: false);
        _view = _map.CreateViewAccessor(0, _length, MemoryMappedFileAccess.Read);
        _view.SafeMemoryMappedViewHandle.AcquirePointer(ref _start);
    }

    internal ReadOnlySpan<byte> Span => _array is null ? new ReadOnlySpan<byte>(_start, _length) : _array;

    /// <summary>Opens a file; it is closed with this object.</summary>
    /// <exception cref="ToolException">It is over 2 GiB.</exception>
    internal static PayloadBytes Open(FileStream file, string name)
    {
        if (!file.CanSeek || file.Length <= MaxInMemory)
        {
            using FileStream small = file;
            using var content = new MemoryStream();
            small.CopyTo(content);
            return new PayloadBytes(content.ToArray());
        }

        if (file.Length > int.MaxValue)
        {
            file.Dispose();
            throw new ToolException($"{name}: over 2 GiB, which is too large for a payload");
        }

        return new PayloadBytes(file);
    }

    public void Dispose()
    {
        if (_view is null) return;
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _map!.Dispose();
    }
}
