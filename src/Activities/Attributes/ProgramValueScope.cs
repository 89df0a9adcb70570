namespace SpanPack;

/// <summary>Bars or allows code of the program on this thread (<see cref="ProgramValues.AreBarred"/>) until it is disposed.</summary>
internal readonly ref struct ProgramValueScope
{
    private readonly bool _wereBarred;

    /// <param name="areBarred">Whether code of the program must not run.</param>
    internal ProgramValueScope(bool areBarred)
    {
        _wereBarred = ProgramValues.AreBarred;
        ProgramValues.AreBarred = areBarred;
    }

    /// <summary>Restores the previous state.</summary>
    internal void Dispose() => ProgramValues.AreBarred = _wereBarred;
}
