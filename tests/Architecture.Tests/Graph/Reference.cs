namespace SpanPack.Architecture.Tests.Graph;

/// <summary>One place in a file that uses what another file of the library declares. Lines count from 1.</summary>
internal sealed record Reference(string File, int Line, string TargetFile, string Symbol)
{
    internal string Folder => FolderOf(File);

    internal string TargetFolder => FolderOf(TargetFile);

    /// <summary>The folder of a path with <c>/</c>, <c>.</c> for a path without folder.</summary>
    internal static string FolderOf(string path) => path.LastIndexOf('/') is >= 0 and int slash ? path[..slash] : ".";

    public override string ToString() => $"{File}({Line}) uses {Symbol} of {TargetFile}";
}
