using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Graph;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What is wrong with the arrows between folders and files of a library.</summary>
internal static class FloorRules
{
    private const int Shown = 8; // references of one arrow in a message

    /// <summary>Folders that are no floor, and floors without files.</summary>
    internal static IEnumerable<Finding> Folders(LibraryGraph graph)
    {
        string path = graph.Library.Path;
        string[] declared = [.. graph.Library.Floors.Select(static floor => floor.Folder)];
        return graph.Folders.Except(declared)
            .Select(folder => new Finding($"{path}/{folder} has no floor", 1, $"{path}/{folder} is not among the floors of its library"))
            .Concat(declared.Except(graph.Folders).Select(folder =>
                new Finding($"{path}/{folder} has no files", 1, $"{path}/{folder} is a floor without files")));
    }

    /// <summary>One finding for a pair of folders; its size is how many pairs of files make the arrow.</summary>
    internal static IEnumerable<Finding> BackArrows(LibraryGraph graph)
        => from reference in graph.BackArrows()
           group reference by (reference.Folder, reference.TargetFolder) into arrow
           let uses = graph.Library.FloorOf(arrow.Key.Folder)!.Uses
           let allowed = uses.Length == 0 ? "no other" : string.Join(", ", uses)
           select new Finding(
               $"{graph.Library.Path} {arrow.Key.Folder} -> {arrow.Key.TargetFolder}",
               arrow.DistinctBy(static r => (r.File, r.TargetFile)).Count(),
               $"{graph.Library.Path}: {arrow.Key.Folder} may not use {arrow.Key.TargetFolder} (it may use "
                   + $"{allowed}):{Lines(arrow.DistinctBy(static r => (r.File, r.Symbol)))}");

    internal static IEnumerable<Finding> FolderCircles(LibraryGraph graph)
        => Members(graph, graph.FolderCircles(), static reference => reference.Folder, static reference => reference.TargetFolder);

    internal static IEnumerable<Finding> FileCircles(LibraryGraph graph)
        => Members(graph, graph.FileCircles(), static reference => reference.File, static reference => reference.TargetFile);

    // One finding for each member of a circle; its size is that of the circle.
    private static IEnumerable<Finding> Members(
        LibraryGraph graph, IReadOnlyList<string[]> circles, Func<Reference, string> user, Func<Reference, string> used)
        => from circle in circles
           from member in circle
           let inside = graph.References.Where(r => user(r) == member && used(r) != member && circle.Contains(used(r)))
               .DistinctBy(static r => r.Symbol)
           select new Finding(
               $"{graph.Library.Path}/{member}",
               circle.Length,
               $"{graph.Library.Path}/{member} is in a circle with "
                   + $"{string.Join(", ", circle.Where(other => other != member))}:{Lines(inside)}");

    private static string Lines(IEnumerable<Reference> references)
    {
        Reference[] all = [.. references];
        string rest = all.Length > Shown ? $"\n  and {all.Length - Shown} more" : "";
        return string.Concat(all.Take(Shown).Select(static reference => $"\n  {reference}")) + rest;
    }
}
