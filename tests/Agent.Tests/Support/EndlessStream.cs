namespace SpanPack.Agent.Tests;

/// <summary>A stream of zeros that has them at once.</summary>
internal sealed class EndlessStream(long length) : MemoryStream
{
    private long _left = length;

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        int count = (int)Math.Min(buffer.Length, _left);
        _left -= count;
        buffer.Span[..count].Clear();
        return ValueTask.FromResult(count);
    }
}
