namespace Datadog.Trace.Ci.Coverage.Metadata;

public readonly struct FileCoverageMetadata
{
    public readonly byte[] Bitmap;
    public readonly int LastExecutableLine;
    public readonly int Offset;
    public readonly string Path;
    public FileCoverageMetadata(string path, int offset, int lastExecutableLine, byte[] bitmap) { }
}

public abstract class ModuleCoverageMetadata
{
    public readonly int CoverageMode;
    protected readonly FileCoverageMetadata[] Files;
    public readonly int TotalLines;
    protected ModuleCoverageMetadata() { }
}
