namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>Something that is measured in turns with others.</summary>
internal interface ICalled
{
    /// <summary>Does it a number of times. This is what is measured.</summary>
    public void Call(int count);

    /// <summary>Checks what came of the last calls, and makes room for more.</summary>
    /// <param name="count">The number of these.</param>
    /// <exception cref="SpanPack.Benchmarks.Workloads.WrongOutputException">It is not what it should be.</exception>
    public void Check(int count)
    {
    }
}
