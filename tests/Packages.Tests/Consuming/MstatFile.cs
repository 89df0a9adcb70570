using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// What the NativeAOT compiler says that it made: an assembly whose methods are lists, in instructions that load a token or a text, then
/// numbers.
/// </summary>
internal sealed class MstatFile
{
    private const int BitsOfRow = 0x00ff_ffff;
    private const int ValueType = 0x11;
    private const int Class = 0x12;
    private const int MaxPrimitive = 0x0e;

    private readonly Dictionary<string, long> _assemblies = new(StringComparer.Ordinal);

    /// <param name="path">The path of the file.</param>
    internal MstatFile(string path)
    {
        using var file = new PEReader(File.OpenRead(path));
        MetadataReader metadata = file.GetMetadataReader();
        foreach (MethodDefinitionHandle handle in metadata.MethodDefinitions)
        {
            MethodDefinition method = metadata.GetMethodDefinition(handle);
            int[] values = Read(file.GetMethodBody(method.RelativeVirtualAddress).GetILReader());
            switch (metadata.GetString(method.Name))
            {
                case "Methods": Add(metadata, values, row: 5, sizes: 3); break; // code, its GC info, its exceptions; a name
                case "Types": Add(metadata, values, row: 3, sizes: 1); break;
                case "Blobs": AddBlobs(values); break;
            }
        }
    }

    /// <summary>Gets the bytes of the whole program: code, types, and tables.</summary>
    internal long Total { get; private set; }

    /// <summary>Returns the bytes of the code and the types of an assembly.</summary>
    internal long SizeOf(string assembly) => _assemblies.GetValueOrDefault(assembly);

    private void Add(MetadataReader metadata, int[] values, int row, int sizes)
    {
        for (int i = 0; i < values.Length; i += row)
        {
            int size = values.AsSpan(i + 1, sizes).ToArray().Sum();
            string assembly = AssemblyOf(metadata, MetadataTokens.EntityHandle(values[i]));
            _assemblies[assembly] = SizeOf(assembly) + size;
            Total += size;
        }
    }

    private void AddBlobs(int[] values)
    {
        for (int i = 1; i < values.Length; i += 2) Total += values[i];
    }

    private static string AssemblyOf(MetadataReader metadata, EntityHandle handle) => handle.Kind switch
    {
        HandleKind.TypeReference => AssemblyOf(metadata, metadata.GetTypeReference((TypeReferenceHandle)handle).ResolutionScope),
        HandleKind.AssemblyReference => metadata.GetString(metadata.GetAssemblyReference((AssemblyReferenceHandle)handle).Name),
        HandleKind.MemberReference => AssemblyOf(metadata, metadata.GetMemberReference((MemberReferenceHandle)handle).Parent),
        HandleKind.MethodSpecification => AssemblyOf(metadata, metadata.GetMethodSpecification((MethodSpecificationHandle)handle).Method),
        HandleKind.TypeSpecification => AssemblyOf(metadata,
            TypeIn(metadata.GetBlobReader(metadata.GetTypeSpecification((TypeSpecificationHandle)handle).Signature))),
        _ => "",
    };

    // The type that is generic, or the one of the elements: ECMA-335, II.23.2.12.
    private static EntityHandle TypeIn(BlobReader signature)
    {
        while (signature.RemainingBytes > 0)
        {
            int code = signature.ReadCompressedInteger();
            if (code is ValueType or Class) return signature.ReadTypeHandle();
            if (code <= MaxPrimitive) break;
        }

        return default;
    }

    private static int[] Read(BlobReader code)
    {
        var values = new List<int>();
        while (code.RemainingBytes > 0)
        {
            switch ((ILOpCode)code.ReadByte())
            {
                case ILOpCode.Ldtoken or ILOpCode.Ldc_i4: values.Add(code.ReadInt32()); break;
                case ILOpCode.Ldstr: values.Add(code.ReadInt32() & BitsOfRow); break;
                case ILOpCode.Ldc_i4_s: values.Add(code.ReadSByte()); break;
                case ILOpCode.Ret: break;
                case >= ILOpCode.Ldc_i4_m1 and <= ILOpCode.Ldc_i4_8 and var small: values.Add((int)small - (int)ILOpCode.Ldc_i4_0); break;
                case var other: throw new InvalidDataException($"{other} is no part of a list.");
            }
        }

        return [.. values];
    }
}
