namespace SpanPack.Benchmarks.Quick;

/// <summary>How the code of a measuring process is compiled.</summary>
internal enum ProcessSetting
{
    /// <summary>As this one.</summary>
    Jit,

    /// <summary>As this one, without a profile.</summary>
    WithoutPgo,

    /// <summary>Before, for any x64 processor.</summary>
    NativeAot,
}
