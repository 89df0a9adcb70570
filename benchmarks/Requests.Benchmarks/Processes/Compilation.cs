namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>When the code of a program is compiled.</summary>
internal enum Compilation
{
    /// <summary>While it runs.</summary>
    Jit,

    /// <summary>When it is published, as far as that can be, and while it runs.</summary>
    ReadyToRun,

    /// <summary>When it is published.</summary>
    NativeAot,
}
