using System.Globalization;
using System.Text.Json;

namespace SpanPack.Packing.Materials;

/// <summary>A bill of materials as SPDX 2.3 has it. Source: spdx.github.io/spdx-spec/v2.3.</summary>
internal static class BillOfMaterials
{
    private const string Unknown = "NOASSERTION";
    private const string Document = "SPDXRef-DOCUMENT";
    private const string Subject = "SPDXRef-Subject";

    /// <summary>Writes the document of a package. The same commit gives the same bytes on every machine.</summary>
    internal static void Write(RestoredProject project, PackedCommit packed, string path)
    {
        Material[] materials = [.. project.FindMaterials()];
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        using FileStream file = File.Create(path);
        using var json = new Utf8JsonWriter(file, new JsonWriterOptions { Indented = true, NewLine = "\n" });
        json.WriteStartObject();
        json.WriteString("spdxVersion", "SPDX-2.3");
        json.WriteString("dataLicense", "CC0-1.0");
        json.WriteString("SPDXID", Document);
        json.WriteString("name", $"{packed.Id} {packed.Version}");
        json.WriteString("documentNamespace", $"{packed.Repository}/spdx/{packed.Id}/{packed.Version}/{packed.Commit}");
        WriteCreation(json, packed);
        WritePackages(json, packed, materials);
        WriteRelationships(json, materials);
        json.WriteEndObject();
    }

    private static void WriteCreation(Utf8JsonWriter json, PackedCommit packed)
    {
        json.WriteStartObject("creationInfo");
        json.WriteString("created", packed.Time.ToString("yyyy-MM-dd'T'HH:mm:ss'Z'", CultureInfo.InvariantCulture));
        json.WriteStartArray("creators");
        json.WriteStringValue("Organization: The SpanPack authors");
        json.WriteStringValue($"Tool: SpanPack.Packing-{packed.Version}");
        json.WriteEndArray();
        json.WriteEndObject();
    }

    private static void WritePackages(Utf8JsonWriter json, PackedCommit packed, Material[] materials)
    {
        json.WriteStartArray("packages");
        var subject = new Material(packed.Id, packed.Version, null, "MIT", IsForBuild: false);
        WritePackage(json, Subject, subject, $"git+{packed.Repository}@{packed.Commit}");
        foreach (Material material in materials) WritePackage(json, material.Reference, material, Unknown);
        json.WriteEndArray();
    }

    private static void WritePackage(Utf8JsonWriter json, string reference, Material material, string location)
    {
        json.WriteStartObject();
        json.WriteString("SPDXID", reference);
        json.WriteString("name", material.Id);
        json.WriteString("versionInfo", material.Version);
        json.WriteString("downloadLocation", location);
        json.WriteBoolean("filesAnalyzed", false);
        json.WriteString("licenseConcluded", Unknown);
        json.WriteString("licenseDeclared", material.License ?? Unknown);
        json.WriteString("copyrightText", Unknown);
        if (material.Sha512 is { } hash)
        {
            json.WriteStartArray("checksums");
            json.WriteStartObject();
            json.WriteString("algorithm", "SHA512");
            json.WriteString("checksumValue", hash);
            json.WriteEndObject();
            json.WriteEndArray();
        }

        json.WriteStartArray("externalRefs");
        json.WriteStartObject();
        json.WriteString("referenceCategory", "PACKAGE-MANAGER");
        json.WriteString("referenceType", "purl");
        json.WriteString("referenceLocator", $"pkg:nuget/{material.Id}@{material.Version}");
        json.WriteEndObject();
        json.WriteEndArray();
        json.WriteEndObject();
    }

    private static void WriteRelationships(Utf8JsonWriter json, Material[] materials)
    {
        json.WriteStartArray("relationships");
        WriteRelationship(json, Document, "DESCRIBES", Subject);
        foreach (Material material in materials)
        {
            if (material.IsForBuild) WriteRelationship(json, material.Reference, "BUILD_DEPENDENCY_OF", Subject);
            else WriteRelationship(json, Subject, "DEPENDS_ON", material.Reference);
        }

        json.WriteEndArray();
    }

    private static void WriteRelationship(Utf8JsonWriter json, string from, string kind, string to)
    {
        json.WriteStartObject();
        json.WriteString("spdxElementId", from);
        json.WriteString("relationshipType", kind);
        json.WriteString("relatedSpdxElement", to);
        json.WriteEndObject();
    }
}
