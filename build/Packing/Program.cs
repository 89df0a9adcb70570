using SpanPack.Packing.Documentation;
using SpanPack.Packing.Materials;

// What release builds do beside compiling. src/Directory.Build.targets runs it.
switch (args)
{
    // Takes out of the documentation file what users of the assembly cannot see.
    case ["docs", var assembly, var documentation]:
        DocumentationFile.Keep(documentation, VisibleMembers.IdsOf(assembly));
        return 0;

    // Writes the bill of materials of a package from what was restored for its project.
    case ["sbom", var assets, var id, var version, var commit, var repository, var output]:
        BillOfMaterials.Write(RestoredProject.Read(assets), new PackedCommit(id, version, commit, repository), output);
        return 0;

    default:
        Console.Error.WriteLine("Usage: docs ASSEMBLY DOCUMENTATION | sbom ASSETS ID VERSION COMMIT REPOSITORY OUTPUT");
        return 2;
}
