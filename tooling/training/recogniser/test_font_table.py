import unittest

from character_set import characters_by_script
from font_table import read_faces


class FontTableTest(unittest.TestCase):
    def test_each_face_is_named_once_with_a_source_and_a_licence(self):
        faces = read_faces()
        self.assertEqual(len({face.name for face in faces}), len(faces))
        for face in faces:
            self.assertRegex(face.source, r"^(debian:fonts-|npm:@fontsource/|mix$)", face.name)
            self.assertTrue(face.licence and face.style and face.scripts, face.name)

    def test_each_script_has_faces_for_training_and_held_out_ones(self):
        for script in characters_by_script():
            uses = {face.held_out for face in read_faces() if script in face.scripts}
            self.assertEqual(uses, {False, True}, script)

    def test_no_mixed_face_lends_from_one_that_is_held_out(self):
        by_name = {face.name: face for face in read_faces()}
        for face in by_name.values():
            for part in face.mixed_from or ():
                self.assertFalse(by_name[part].held_out, face.name)


if __name__ == "__main__":
    unittest.main()
