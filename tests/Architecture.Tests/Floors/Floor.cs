namespace SpanPack.Architecture.Tests.Floors;

/// <summary>A folder of a library, and the lower folders that its files may use. <c>.</c> is the folder of the library itself.</summary>
internal sealed record Floor(string Folder, params string[] Uses);
